import { describe, expect, it } from "vitest";
import { isAsset, isPicture, isSitePage } from "./kept";
import { parseMessage } from "./worker_message";

const asked = (path: string, { destination = "", mode = "cors", sameOrigin = true } = {}) => ({
  url: new URL(path, "https://foyer.test"),
  sameOrigin,
  request: { destination: destination as RequestDestination, mode: mode as RequestMode },
});

describe("what the worker keeps", () => {
  it.each([
    ["files that never change", isAsset, asked("/assets/base-1.js"), true],
    ["no files of other sites", isAsset, asked("/assets/base-1.js", { sameOrigin: false }), false],
    ["pictures", isPicture, asked("/api/core/casino/assets/games/fox.avif?w=320", { destination: "image" }), true],
    ["icons", isPicture, asked("/icons/lulu/192.png", { destination: "image" }), true],
    ["no answers to calls at a picture's address", isPicture, asked("/api/core/casino/assets/games/fox.avif"), false],
    ["no other answers of the API", isPicture, asked("/api/user/avatar", { destination: "image" }), false],
  ])("is %s", (_, rule, request, expected) => expect(rule(request)).toBe(expected));
});

describe("the offline page", () => {
  it.each(["/", "/de", "/casino/games/fox", "/apino", "/editorial"])("stands in for %s", (path) => {
    expect(isSitePage(asked(path, { mode: "navigate" }))).toBe(true);
  });
  it.each(["/editor", "/editor/gallery", "/preview/home", "/api/docs", "/api"])("leaves %s alone", (path) => {
    expect(isSitePage(asked(path, { mode: "navigate" }))).toBe(false);
  });
  it("stands in for pages only", () => expect(isSitePage(asked("/casino"))).toBe(false));
});

it.each([null, 7, "SKIP_WAITING", {}, { type: "VISITOR" }, { type: "VISITOR", language: "../x" }, { type: "FROM_THE_FUTURE" }])(
  "does nothing on the message %j, which it does not know",
  (data) => expect(parseMessage(data)).toBeNull(),
);
