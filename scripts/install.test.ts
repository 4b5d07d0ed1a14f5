import { expect, it } from "vitest";
import { areInstalled } from "./install.mjs";

const locked = {
  "": { version: "1.0.0" },
  "node_modules/zod": { version: "4.0.0", integrity: "sha512-a" },
  "node_modules/vitest": { version: "5.0.0", integrity: "sha512-b", dev: true },
  "node_modules/for-mac": { version: "1.0.0", integrity: "sha512-c", optional: true },
};
const { "": _root, "node_modules/for-mac": forMac, ...installed } = locked;

it("packages that are installed as locked are not installed again, whoever installed them, without those of other machines", () => {
  expect(areInstalled(locked, installed)).toBe(true);
  expect(areInstalled(locked, { ...installed, "node_modules/for-mac": forMac })).toBe(true);
});

it.each([
  ["one is missing", { "node_modules/zod": installed["node_modules/zod"] }],
  ["one has another version", { ...installed, "node_modules/zod": { version: "3.9.9", integrity: "sha512-a" } }],
  ["one has other contents", { ...installed, "node_modules/zod": { version: "4.0.0", integrity: "sha512-z" } }],
  ["one of another machine has another version", { ...installed, "node_modules/for-mac": { ...forMac, version: "0.9.0" } }],
  ["one is no longer locked", { ...installed, "node_modules/bowser": { version: "2.0.0", integrity: "sha512-d" } }],
])("they are installed where %s", (_why, there) => {
  expect(areInstalled(locked, there)).toBe(false);
});
