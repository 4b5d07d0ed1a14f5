import type { Page, Section } from "../../schemas/page";
import type { Side } from "./merge_order";
import type { Path } from "./set_in";

/** Two sides made something else of the same thing. Whoever decides answers by `key`. */
export type Conflict = { key: string; id: string | null } & (
  | { kind: "value"; path: Path; base: unknown; mine: unknown; theirs: unknown }
  /** One side took the section away, the other changed it, or something in it. */
  | { kind: "removed"; by: Side; section: Section }
  /** Both sides put the section somewhere, and not to the same place. */
  | { kind: "place"; section: Section }
  /** The two pages can not become one, as that would be too large or too deep. */
  | { kind: "page" }
);

export type Choices = ReadonlyMap<string, Side>;

export interface Merged {
  page: Page;
  /** Until one of them is chosen, mine stands, unless the caller says what else does. */
  conflicts: Conflict[];
}

export interface Versions {
  base: Page;
  mine: Page;
  theirs: Page;
}
