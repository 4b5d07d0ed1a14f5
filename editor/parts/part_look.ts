/** Where a failure is told: in the part's place, in a line of it, over the screen, or not at all where nobody misses the part. */
export type PartLook = "pane" | "line" | "over" | "nothing";
