import type { Spot } from "./matrix_model";

/** What the matrix' panel is about: somebody's page, or who sees one section or banner. */
export type Chosen = { type: "spot"; spot: Spot } | { type: "subject"; key: string };
