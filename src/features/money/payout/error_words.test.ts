import { describe, expect, it } from "vitest";
import { readWords } from "../../../../locales/read_words";
import { languages } from "../../../../schemas/language";
import { createWords } from "../../../kit/words/create_words";

/** What is said where paying in or out fails beside a deposit's own codes (`deposit_errors.test.ts`). */
const said = {
  "C-8.01": ["deposit.error.message.title"],
  "C-8.03": ["deposit.error.message.UNIFIED_ERROR", "deposit.excluded.title"],
  "C-8.05": ["deposit.page.error.title"],
  "C-8.07": ["message.error.withdrawal.text"],
  "C-8.08": ["message.success.withdrawal.text"],
  "C-8.09": ["withdrawal.error", "withdrawal.calc.error", "clipboard.error", "payout.error.withdrawal.address.invalid"],
  "C-8.10": ["deposit.error.message.UNIFIED_ERROR"],
  "C-8.11": [
    "payout.crypto.networks_loading",
    "payout.crypto.networks_failed",
    "payout.crypto.networks_none",
    "cashier.crypto.none",
  ],
  "C-8.12": ["cashier.upi.nodata", "cashier.upi.decode_error", "cashier.upi.expired"],
};
const english = createWords("en", readWords("locales/en/player"));

describe.each(languages)("in %s", (language) => {
  const t = createWords(language, readWords(`locales/${language}/player`));
  it.each(Object.entries(said))("a failure has its words: %s", (_, keys) => {
    for (const key of keys) {
      expect(t(key), key).not.toBe(key);
      expect(t(key).length, key).toBeGreaterThan(5);
      if (language !== "en") expect(t(key), key).not.toBe(english(key));
    }
  });
});
