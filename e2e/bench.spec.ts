import { expect, test } from "@playwright/test";
import { createBigSite } from "../bench/catalogue/big_site.mjs";
import { parts } from "../bench/parts.mjs";
import { createSite } from "../bench/site.mjs";
import { findUnmeasured } from "../bench/unmeasured.mjs";

// Parts that measure the built site share one, which the first of them starts; those that need one of their own start it. One after the other: beside each other
// they would start three. `npm test` runs one or two of them, by turns of the commit, and `npm run test:all` every one (scripts/choose_tests.ts).
test.describe.configure({ mode: "default" });
test.setTimeout(360_000); // `peers` builds the editor and opens it often, and `cluster` starts two sites, each of which is stopped and started again

process.env["OVERLOAD_DELAY"] = "0"; // a busy machine is no reason to refuse what is only looked at

const size = { isFull: false, isSmall: true };
const site = createSite();
const bigSite = createBigSite(size);

test.afterAll(() => Promise.all([site.stop(), bigSite.stop()]));

for (const [name, load] of Object.entries(parts))
  test(`the bench: ${name} measures and is refused nothing`, async () => {
    const { measure } = await load();
    expect(findUnmeasured(await measure({ site, bigSite, ...size }))).toEqual([]);
  });
