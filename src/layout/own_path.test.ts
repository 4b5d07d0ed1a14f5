import { expect, it } from "vitest";
import { ownPath } from "./own_path";

it.each([
  ["/profile/withdraw", "/profile/withdraw"],
  ["/de/casino?search=fox#top", "/de/casino?search=fox#top"],
  ["/", "/"],
])("takes %s as an own address (C-2.31)", (value, expected) => {
  expect(ownPath(value)).toBe(expected);
});

it.each([
  ...[
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "\\\\elsewhere.example",
  ],
  ...["/a/..//elsewhere.example", "javascript:alert(1)", "profile", "", null, undefined, `/${"a".repeat(3000)}`],
  ...["/api/user/logout", "/logout", "/editor", "/x/../api/docs"],
])("refuses %j", (value) => {
  expect(ownPath(value)).toBeNull();
});
