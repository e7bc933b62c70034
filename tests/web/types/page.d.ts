// What the page's scripts pass to each other. The server's data: tests/web/page_types.py.

/** The tile that is being laid. */
interface Ghost { x: number; y: number; rot: number; tile: string }
type BoardAction = Record<string, any>;
type PlacedSprite = [string, number, number, number, number];

/** What the page knows besides the state. */
interface Showing {
  options: BoardOption[];
  chosen: number;
  card: string;
  take: (card: string) => void;
}

/** What the buttons do. */
interface Hands {
  choose: (option: number) => void;
  confirm: () => void;
  rotate: () => void;
  back: () => void;
  anew: () => void;
  press: (button: string) => void;
  save: () => void;
  next: () => void;
}

/** A request that was refused. */
interface Refusal extends Error { code?: string; status?: number; state?: BoardState }

/** The version of a table, the newest thing said there, and a number that differs once the reader's draft may have changed. */
interface News { v: number; said: number; drafts: number }
