import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../../../..");

/** Where the browser's own field stands, and why. */
const browsersOwn: Record<string, string> = {
  "src/features/accounts/sign_up/DetailsStep.tsx": "a date of birth is filled in by the browser",
};

it("dates and times in fields are read as they are beside them, in the page's language (issue 18: native date inputs)", () => {
  const own = globSync("{editor,sections,src}/**/*.tsx", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.tsx"))
    .filter((file) =>
      /<input[^>]*\stype="(?:date|time|datetime-local|month|week)"/.test(readFileSync(path.join(root, file), "utf8")),
    );
  expect(own).toEqual(Object.keys(browsersOwn));
});
