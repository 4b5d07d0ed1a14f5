import { describe, expect, it } from "vitest";
import { type PromotionTiming, promotionTiming } from "./promotion_timing";

const always = { startAt: null, endAt: null, validOnDays: [], startTime: null, endTime: null, isClosed: false };
const now = Date.parse("2026-03-05T12:00:00Z");

describe("promotionTiming", () => {
  it.each<[string, Partial<Parameters<typeof promotionTiming>[0]>, PromotionTiming]>([
    ["open where nothing limits it", {}, { kind: "open" }],
    [
      "about to start",
      { startAt: "2026-03-06T00:00:00Z", endAt: "2026-03-07T00:00:00Z" },
      { kind: "starts", at: "2026-03-06T00:00:00Z" },
    ],
    [
      "about to end",
      { startAt: "2026-03-01T00:00:00Z", endAt: "2026-03-07T00:00:00Z" },
      { kind: "ends", at: "2026-03-07T00:00:00Z" },
    ],
    ["over at its end", { endAt: "2026-03-05T12:00:00Z" }, { kind: "ended" }],
    ["over when it is closed", { isClosed: true }, { kind: "ended" }],
    ["on certain days (L-3.24)", { validOnDays: ["thursday"] }, { kind: "days", days: ["thursday"], between: null }],
    [
      "in a daily window (L-3.24)",
      { startTime: "18:00" },
      { kind: "days", days: [], between: { from: "18:00", until: "24:00" } },
    ],
  ])("is %s", (_, fields, expected) => {
    expect(promotionTiming({ ...always, ...fields }, now)).toEqual(expected);
  });
});
