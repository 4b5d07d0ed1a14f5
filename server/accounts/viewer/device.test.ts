import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { deviceWidths } from "../../../schemas/rule_names";
import { deviceOf } from "./device";

it.each([
  ["a hint of a phone", { "sec-ch-ua-mobile": "?1" }, { device: "phone" }],
  ["a hint of a computer", { "sec-ch-ua-mobile": "?0", "user-agent": "Mozilla/5.0 (Macintosh)" }, { device: "desktop" }],
  [
    "a tablet by its name",
    { "user-agent": "Mozilla/5.0 (Linux; Android 15; Tab)", "sec-ch-ua-mobile": "?0" },
    { device: "tablet" },
  ],
  ["a phone by its name", { "user-agent": "Mozilla/5.0 (iPhone; CPU)" }, { device: "phone" }],
  [
    "what may be a tablet",
    { "user-agent": "Mozilla/5.0 (Macintosh) Version/19 Safari" },
    { device: "desktop", isDeviceGuess: true },
  ],
])("knows %s, and says where it only guesses", (_, headers, expected) => {
  expect(deviceOf(headers)).toEqual(expected);
});

it("hides by the widths that the contract names", () => {
  const css = readFileSync("src/kit/themes/base.css", "utf8");
  expect(css).toContain(`(width < ${deviceWidths.tablet}px)`);
  expect(css).toContain(`(${deviceWidths.tablet}px <= width < ${deviceWidths.desktop}px)`);
  expect(css).toContain(`(width >= ${deviceWidths.desktop}px)`);
});
