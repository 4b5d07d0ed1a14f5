import * as z from "zod/mini";
import fc from "fast-check";
import { expect, it } from "vitest";
import { limitKinds, timeframes } from "../../schemas/limits";
import { reachedLimit } from "../../schemas/play/frame_messages";
import { maxBetOf, reachedLimitOf } from "./refusal_data";

it("takes exactly the refusals of a limit that the contract's schema takes, and reads them alike", () => {
  const wrong = fc.constantFrom(undefined, null, 1, "1", true);
  const limit = fc.record({
    kind: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...limitKinds) }, { weight: 1, arbitrary: wrong }),
    timeframe: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...timeframes) }, { weight: 1, arbitrary: wrong }),
    currentLimit: fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: wrong }),
    left: fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: wrong }),
    expiry: fc.oneof({ weight: 9, arbitrary: fc.constant("2026-11-26T00:00:00.000Z") }, { weight: 1, arbitrary: wrong }),
    currency: fc.oneof({ weight: 9, arbitrary: fc.constantFrom("EUR", null) }, { weight: 1, arbitrary: wrong }),
    endsSession: fc.oneof(fc.boolean(), wrong),
  });
  fc.assert(
    fc.property(fc.oneof(limit, wrong), (data) => {
      const parsed = z.safeParse(reachedLimit, data);
      expect(reachedLimitOf(data)).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 500 },
  );
});

it("knows a bonus's highest bet by its number alone", () => {
  expect([maxBetOf({ maxBet: 5 }), maxBetOf({ maxBet: "5" }), maxBetOf(null), maxBetOf("?")]).toEqual([5, null, null, null]);
});
