import { expect, it } from "vitest";
import { integrityOf, listScripts } from "./list_scripts";

const words = ["\0virtual:words/player/de", "\0virtual:words/player/de/cashier", "\0virtual:words/player/de/chat"];
const manifest = {
  "src/player/client.tsx": { file: "assets/player.js", imports: ["_base.js"], dynamicImports: ["sections/code.ts", ...words] },
  "_base.js": { file: "assets/base.js", dynamicImports: ["src/features/money/cashier/sheet/DepositSheet.tsx"] },
  "_money.js": { file: "assets/money.js", imports: ["_base.js"] },
  "sections/code.ts": {
    file: "assets/code.js",
    dynamicImports: ["sections/cashier/deposit/index.ts", "sections/content/faq_section/index.ts"],
  },
  "sections/cashier/deposit/index.ts": { file: "assets/deposit.js", imports: ["_base.js", "_money.js"] },
  "sections/cashier/deposit/Deposit.module.css": { file: "assets/deposit.css" },
  "sections/content/faq_section/index.ts": { file: "assets/faq.js" },
  "src/features/money/cashier/sheet/DepositSheet.tsx": { file: "assets/DepositSheet.js", imports: ["_money.js"] },
  "editor/main.ts": { file: "assets/editor.js" },
  "\0virtual:words/player/de": { file: "assets/de.js" },
  "\0virtual:words/player/de/cashier": { file: "assets/de_cashier.js" },
  "\0virtual:words/player/de/chat": { file: "assets/de_chat.js" },
};

it("lists each script of the site once, with what it is there for and what it must be, the cashier's first (expectation 2.4.10)", () => {
  const scripts = listScripts(manifest, (file) => Buffer.from(`code of ${file}`));
  expect(scripts.map(({ file, why, language, isCashier }) => [file, why, language, isCashier])).toEqual([
    ["assets/player.js", "what every page starts with", null, true],
    ["assets/base.js", "imported by assets/player.js", null, true],
    ["assets/code.js", "sections/code.ts", null, true],
    ["assets/DepositSheet.js", "src/features/money/cashier/sheet/DepositSheet.tsx", null, true],
    ["assets/money.js", "imported by assets/DepositSheet.js", null, true],
    ["assets/deposit.js", "sections/cashier/deposit/index.ts", null, true],
    ["assets/de.js", "words of every page", "de", true],
    ["assets/de_cashier.js", "words of cashier", "de", true],
    ["assets/de_chat.js", "words of chat", "de", false],
    ["assets/faq.js", "sections/content/faq_section/index.ts", null, false],
  ]);
  for (const { file, integrity } of scripts) expect(integrity).toBe(integrityOf(Buffer.from(`code of ${file}`)));
});

it("writes what a script must be as browsers read it", () => {
  expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe("sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
});
