import { describe, expect, it } from "vitest";
import { countdownAt } from "./countdown";

const start = "2026-03-01T12:00:00Z";
const end = "2026-03-03T15:04:05Z";

describe("countdownAt", () => {
  it.each([
    [
      "counts to the start before it (L-4.73)",
      "2026-03-01T11:59:58Z",
      { phase: "before", days: 0, hours: 0, minutes: 0, seconds: 2 },
    ],
    ["counts to the end from the start on (L-4.73)", start, { phase: "running", days: 2, hours: 3, minutes: 4, seconds: 5 }],
    [
      "still runs in the last part of a second",
      "2026-03-03T15:04:04.900Z",
      { phase: "running", days: 0, hours: 0, minutes: 0, seconds: 1 },
    ],
    ["has ended with zeros at the end (L-4.73)", end, { phase: "ended", days: 0, hours: 0, minutes: 0, seconds: 0 }],
    ["has ended long after", "2030-01-01T00:00:00Z", { phase: "ended", days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])("%s", (_, now, expected) => {
    expect(countdownAt(now, start, end)).toEqual(expected);
  });

  it("has ended after its start where there is no end", () => {
    expect(countdownAt(end, start, null).phase).toBe("ended");
  });

  it("runs at once where there is no start", () => {
    expect(countdownAt("2026-03-03T15:04:00Z", null, end)).toMatchObject({ phase: "running", seconds: 5 });
  });

  it("has ended where its dates are no dates", () => {
    expect(countdownAt(start, "soon", "later").phase).toBe("ended");
  });
});
