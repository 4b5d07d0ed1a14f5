import { expect, it } from "vitest";
import { timeAgo } from "./time_ago";

const now = Date.UTC(2026, 0, 15, 12);
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

it.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [3_599, "59 minutes ago"],
  [3_600 * 5, "5 hours ago"],
  [86_400, "yesterday"],
  [86_400 * 12, "12 days ago"],
  [-120, "now"],
])("tells %s seconds as %j", (seconds, words) => {
  expect(timeAgo(ago(seconds), now, "en")).toBe(words);
});

it("speaks the reader's language", () => {
  expect(timeAgo(ago(7_200), now, "de")).toBe("vor 2 Stunden");
  expect(timeAgo(ago(86_400), now, "no")).toBe("i går");
});
