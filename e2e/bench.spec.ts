import { expect, test } from "@playwright/test";
import { findUnmeasured, type Part } from "../bench/unmeasured.mjs";

/** The parts of the bench that need no site of their own. */
const parts = ["evaluate", "analyse", "slot_rtp"];

for (const name of parts)
  test(`the bench's part ${name} measures`, async () => {
    const { measure } = (await import(`../bench/${name}/part.mjs`)) as { measure: (options: object) => Promise<Part> };
    expect(findUnmeasured(await measure({ isFull: false, isSmall: true }))).toEqual([]);
  });
