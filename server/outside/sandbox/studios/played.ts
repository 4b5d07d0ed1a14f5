import type { Drawn } from "./kind";

/** What a frame is told of a bet; amounts in units of the API. */
export type Played =
  | { kind: "played"; drawn: Drawn; paid: number; balance: number }
  | { kind: "placed"; balance: number }
  | { kind: "refused"; why: string };
