import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Who is looked at elsewhere, and where. */
const elsewhere: Record<string, string> = {
  "src/kit/ui/Dialog.tsx": "what the others are made of",
  "src/shell/OpenSheet.tsx": "axe looks at the menus in navigation.spec.ts, in each layout",
  "src/play/jackpots/JackpotWon.tsx": "in a game's frame, at which games.spec.ts looks",
  "src/play/parts/Panel.tsx": "in a game's frame, at which games.spec.ts looks",
};

const opensDialog = /ui\/Dialog"|@base-ui\/react\/(?:alert-)?(?:dialog|drawer|popover)"|role="(?:alert)?dialog"|<dialog\b/;

it("axe has looked at every dialog of the site, or it is said who does", () => {
  const dialogs = globSync("{src,sections}/**/*.tsx", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.tsx") && opensDialog.test(read(file)));
  expect(dialogs.length).toBeGreaterThan(30);
  const specs = globSync("e2e/*.spec.ts", { cwd: root }).map(read).join("\n");
  const isNamed = (file: string) => specs.includes(`"${file}"`);
  expect(dialogs.filter((file) => !isNamed(file) && !(file in elsewhere))).toEqual([]);
  expect(Object.keys(elsewhere).filter((file) => isNamed(file) || !dialogs.includes(file))).toEqual([]);
});
