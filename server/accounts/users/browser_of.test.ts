import { expect, it } from "vitest";
import { browserOf } from "./browser_of";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple}`;

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Windows", "desktop"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    "Microsoft Edge",
    "Windows",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    "Opera",
    "Windows",
    "desktop",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox", "Windows", "desktop"],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux", "desktop"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`, "Safari", "macOS", "desktop"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Chrome OS", "desktop"],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari", "iOS", "mobile"],
  [`${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome", "iOS", "mobile"],
  [`${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, "Firefox", "iOS", "mobile"],
  [`${iphone} Version/18.0 EdgiOS/140.0.0.0 Mobile/15E148 Safari/604.1`, "Microsoft Edge", "iOS", "mobile"],
  [`Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${apple} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari", "iOS", "tablet"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome", "Android", "mobile"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Android", "tablet"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet for Android",
    "Android",
    "mobile",
  ],
  ["Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox", "Android", "mobile"],
  ["Mozilla/5.0 (Android 15; Tablet; rv:143.0) Gecko/143.0 Firefox/143.0", "Firefox", "Android", "tablet"],
  ["curl/8.5.0", null, null, "desktop"],
  ["Call 555-0100 now/1.0 <script>", null, null, "desktop"],
  ["", null, null, "desktop"],
  [null, null, null, "desktop"],
] as const)("reads %j", (userAgent, browser, os, device) => {
  expect(browserOf(userAgent)).toEqual({ browser, os, device });
});
