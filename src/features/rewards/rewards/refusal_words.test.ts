import { describe, expect, it } from "vitest";
import { bonusCodes } from "../../../../schemas/bonus_codes";
import { languages } from "../../../../schemas/text";
import { translate } from "../../../testing/create_test_services";
import { refusalWords } from "./refusal_words";

const data = {
  minNgr: 100,
  userNgr: 37.5,
  bonusDeps: 3,
  deps: 1,
  bonusDays: ["monday" as const, "friday" as const],
  startTime: "20:00",
  endTime: "22:00",
  endAt: "2026-10-31T12:00:00Z",
  burns: 40,
  currencyCode: "EUR",
};

describe.each(languages)("every refusal of a bonus in %s", (language) => {
  it.each(bonusCodes)(
    "says %s as a fact with a way on, never as a code (L-8.01, L-8.02, L-8.08, L-8.09, C-8.15, C-8.16, C-8.17, C-8.18)",
    (code) => {
      const reader = { t: translate("player", language).t, language, player: "P-1" };
      const { title, text, way } = refusalWords({ code, data, bonusId: 12 }, reader);
      for (const words of [title, text]) {
        expect(words).not.toMatch(/bonus\.\w|\{\{|undefined|[A-Z]{3,}_/);
        expect(words.length).toBeGreaterThan(3);
      }
      expect(way).toBeTruthy();
    },
  );
});

const english = (code: (typeof bonusCodes)[number]) =>
  refusalWords({ code, data, bonusId: 12 }, { t: translate("player", "en").t, language: "en", player: "P-1" });

it.each([
  ["NO_CASHBACK", ["€62.50", "€100.00", "€37.50"]],
  ["DEPOSITS_NUMBER", ["2", "3", "1"]],
  ["VALID_ON_DAYS", ["Monday, Friday"]],
  ["START_TIME_ERROR", ["20:00", "22:00"]],
  ["END_TIME_ERROR", ["20:00", "22:00"]],
  ["UNIFIED_ERROR", ["12", "P-1"]],
  ["ACTIVE_BONUS", ["€40.00"]],
] as const)("fills in the figures of %s: %j (L-8.03, L-8.04, L-8.05, L-8.06, L-8.07, L-8.10)", (code, figures) => {
  const { title, text } = english(code);
  for (const figure of figures) expect(`${title} ${text}`).toContain(figure);
});
