import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { classNames } from "./class_names";

const root = path.join(import.meta.dirname, "..");

it("names a class by its own name and its file's path, in the browser's build as in the server's", () => {
  const [browser, server] = [classNames(root), classNames(root)];
  const file = path.join(root, "src/kit/ui/Button.module.css");
  expect(browser("large", file)).toMatch(/^large_[0-9a-f]{5}$/);
  expect(server("large", `${file}?used`)).toBe(browser("large", file));
  expect(browser("large", path.join(root, "src/kit/ui/Card.module.css"))).not.toBe(browser("large", file));
});

it("refuses two files whose classes would be one", () => {
  const name = classNames(root);
  const files = Array.from({ length: 9000 }, (_, index) => path.join(root, `planted_${index}.module.css`));
  expect(() => files.forEach((file) => name("same", file))).toThrow(
    /The classes "same" of planted_\d+\.module\.css and planted_/,
  );
});

it("has no two files of ours whose classes could be one", () => {
  const name = classNames(root);
  const files = globSync("{src,sections,editor}/**/*.module.css", { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) name("any", path.join(root, file));
});
