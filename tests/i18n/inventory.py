"""An inventory of a language: its messages, their parameters, and their errors."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import FALLBACK, BrokenMessages, CatalogueEntry, MessageCatalogue, shipped

_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_COUNTS = range(1000)  # every plural form of whole numbers occurs below a thousand


@cache
def parameters(language: str, catalogue: MessageCatalogue | None = None) -> Mapping[str, frozenset[str]]:
    """Return each message of the language with its parameters, including those of messages it refers to."""
    entries = (catalogue or shipped()).entries(language)
    return {name: frozenset(_used(name, entries, ())) for name in entries if not name.startswith("-")}


def gaps(
    expected: Mapping[str, Collection[str]], language: str = FALLBACK, catalogue: MessageCatalogue | None = None
) -> list[str]:
    """Return the errors in the messages for `expected`, which maps each id to its parameters.

    A message may ignore a parameter, but not use one that it does not get. The families of the expected ids (the part before
    the first hyphen) belong to `expected`: an unexpected message in one of them is superfluous.
    """
    families = {_family(name) for name in expected}
    there = parameters(language, catalogue)
    return _compared(expected, {name: used for name, used in there.items() if _family(name) in families})


def differences(language: str, catalogue: MessageCatalogue | None = None) -> list[str]:
    """Return where a translation does not match English: ids, parameters, plural forms."""
    english, there = parameters(FALLBACK, catalogue), parameters(language, catalogue)
    return _compared(english, there) + _unsaid(english, there) + plural_gaps(language, catalogue)


def plural_gaps(language: str, catalogue: MessageCatalogue | None = None) -> list[str]:
    """Return the messages and terms that choose by plural form but lack one that whole numbers have in this language."""
    catalogue = catalogue or shipped()
    form = Locale.parse(language, sep="-").plural_form
    needed = {form(count) for count in _COUNTS}
    found = []
    for name, entry in sorted(catalogue.entries(language).items()):
        for choice in _choices(entry):
            offered = {_key(variant) for variant in choice.variants}
            if offered & (_PLURALS - {"other"}):
                found += [f"{name}: no plural form '{missing}'" for missing in sorted(needed - offered)]
    return found


def _family(name: str) -> str:
    return name.partition("-")[0]


def _compared(expected: Mapping[str, Collection[str]], there: Mapping[str, frozenset[str]]) -> list[str]:
    found = [f"{name}: no message" for name in sorted(expected.keys() - there.keys())]
    found += [f"{name}: superfluous" for name in sorted(there.keys() - expected.keys())]
    for name in sorted(expected.keys() & there.keys()):
        found += [f"{name}: uses ${what}, which never comes" for what in sorted(there[name] - set(expected[name]))]
    return found


def _unsaid(expected: Mapping[str, frozenset[str]], there: Mapping[str, frozenset[str]]) -> list[str]:
    both = sorted(expected.keys() & there.keys())
    return [f"{name}: leaves ${what} unsaid" for name in both for what in sorted(expected[name] - there[name])]


def _used(name: str, entries: Mapping[str, CatalogueEntry], way: tuple[str, ...]) -> Iterator[str]:
    if name not in entries:
        raise BrokenMessages(f"'{way[-1]}' refers to '{name}', which is not there.")
    if name in way:
        raise BrokenMessages(f"'{name}' refers to itself by way of {', '.join(way)}.")
    seen = _Reader(entries[name])
    # A term gets only what its caller passes, so its variables are not the message's.
    yield from () if name.startswith("-") else seen.variables
    for reference in seen.references:
        yield from _used(reference, entries, (*way, name))


def _choices(entry: CatalogueEntry) -> list[ast.SelectExpression]:
    return _Reader(entry).choices


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


class _Reader(Visitor):
    """A collector of a message's variables, references and choices."""

    def __init__(self, entry: CatalogueEntry) -> None:
        self.variables: list[str] = []
        self.references: list[str] = []
        self.choices: list[ast.SelectExpression] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — the visitor goes by the node's name
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)
