import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const files = globSync("{src,sections}/**/*.css", { cwd: root });

/** A selector of a list, with the commas in its brackets. */
const ofList = /(?:[^,(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

const selectorsOf = (css: string) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{/g)]
    .flatMap(([, text = ""]) => (text.trim().startsWith("@") ? [] : (text.match(ofList) ?? [])))
    .map((selector) => selector.replaceAll(/:global\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, "$1").trim());

/** The browser can not tell whom it is about, and computes every element again at each touch and focus. */
const concernsAnybody = (selector: string) =>
  /(?:^|\s)(?:html|body|main|:root)[^\s>~+]*:has\(/.test(selector) &&
  /[\s>~+]/.test(selector) &&
  !/[.#[]|^[a-z]/.test(selector.split(/[\s>~+]+/).at(-1) ?? "");

it("no style asks what is in the page to decide about elements that it does not name", () => {
  expect(concernsAnybody("main[data-framed]:has(.cashier) > :not(:last-child)")).toBe(true);
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(path.join(root, file), "utf8"))
      .filter(concernsAnybody)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

/** The browser can only tell after it looked at the one before it, and so any element that comes or goes anywhere restyles its neighbours and all in them. */
const followsAnywhere = (selector: string) => /^[^\s>~+]+\s*[+~]\s*(?:\*|:)\S*$/.test(selector);

it("no style looks everywhere for whatever follows something", () => {
  expect([".grid + *", ".list:has([data-growing]) ~ *:not(:focus-within)", ".a + :not(.b)"].filter(followsAnywhere)).toHaveLength(
    3,
  );
  expect([".name ~ [aria-hidden]", ".cube .next + *", "html[data-growing] .list ~ *"].filter(followsAnywhere)).toEqual([]);
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(path.join(root, file), "utf8"))
      .filter(followsAnywhere)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
