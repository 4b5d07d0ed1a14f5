import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { profile } from "./profile";
import { profiles } from "./profiles";
import { marketCodes } from "./settings";

const folder = join(import.meta.dirname, "profiles");
const files = readdirSync(folder);
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));

it("has a profile for every market, each in a file of its name", () => {
  expect(files.sort()).toEqual(marketCodes.map((code) => `${code.toLowerCase()}.json`).sort());
  expect([...profiles.keys()].sort()).toEqual([...marketCodes].sort());
});

/** Every object that states something: it has a source. */
function statements(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "source" in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(statements)];
}

describe.each(files)("the profile %s", (name) => {
  const json = read(name) as Record<string, unknown>;

  it("fits its schema, with no field that the schema does not know", () => {
    expect(z.safeParse(profile, json).error?.issues).toBeUndefined();
    expect(`${String(json["code"]).toLowerCase()}.json`).toBe(name);
  });

  it("gives each statement its source and how far that carries", () => {
    const { code: _, country: __, subdivision: ___, ...stated } = json;
    const parts = Object.values(stated).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]));
    expect(parts.length).toBeGreaterThan(0);
    expect(statements(stated)).toHaveLength(parts.length);
    for (const { source, grades } of statements(stated)) expect([source, grades]).not.toContainEqual([]);
  });
});

it("finds a rule without a source", () => {
  const { source: _, ...rule } = (read("mt.json") as { pageRules: Record<string, unknown>[] }).pageRules[0] ?? {};
  expect(z.safeParse(profile, { code: "MT", country: "MT", pageRules: [rule] }).success).toBe(false);
});

/** Each leaf of the profile's schema, `limits.kind`, without what says where a statement is written. */
function leavesOf(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "default") return leavesOf(def.innerType, path);
  if (def.type === "array" && leavesOf(def.element, path).some((leaf) => leaf !== path.join(".")))
    return leavesOf(def.element, path);
  if (def.type !== "object" || path.length > 1) return [path.join(".")];
  return Object.entries(def.shape)
    .filter(([name]) => !["source", "grades", "note"].includes(name))
    .flatMap(([name, field]) => leavesOf(field, [...path, name]));
}

/** Which code does what a field says. */
const doneBy: Record<string, readonly string[]> = {
  "schemas/profiles.ts": ["code"],
  "schemas/served_by.ts": ["country", "subdivision"],
  "server/accounts/markets/demands_of.ts": ["minimumAge.years", "password.minLength", "signUpTellsNothing.value"],
  "server/accounts/markets/require_identity.ts": ["identityBeforePlay.value", "identityBeforeDeposit.value"],
  "server/accounts/referrals/referral_percent.ts": ["referrals.value"],
  "server/accounts/registers/ask_register.ts": ["centralRegister.name", "centralRegister.asksAt", "personalNumber.kind"],
  "server/accounts/registers/register_clock.ts": ["centralRegister.every"],
  "src/player/top_bar.ts": ["topBar.name", "topBar.language", "topBar.links"],
  "server/care/limits/limit_rules.ts": [
    ...[
      "timeZone.name",
      "limits.kind",
      "limits.isMandatory",
      "limits.periods",
      "limits.before",
      "limits.counts",
      "limits.needsAll",
    ],
    ...["limitIncrease.waits", "limitIncrease.afterPeriod", "limitDecrease.isImmediate"],
  ],
  "server/care/limits/limit_notices.ts": ["limitNotices.percent"],
  "server/care/limits/require_within.ts": ["limitNotices.endsSession"],
  "server/care/limits/limit_review.ts": ["limitReview.every"],
  "server/care/limits/deposit_thresholds.ts": ["amount", "currency", "period", "does", "ageBelow", "counts"].map(
    (name) => `depositThresholds.${name}`,
  ),
  "server/care/breaks/break_rules.ts": [
    ...["timeOut.periods", "selfExclusion.periods", "selfExclusion.minimum", "selfExclusion.endNotice", "coolingOff.afterTerm"],
    ...["panicButton.blocks", "helpLinks.name", "helpLinks.url", "helpLinks.phone"],
  ],
  "server/care/reality/reality_rules.ts": ["realityCheck.minutes"],
  "server/care/documents/terms.ts": ["documents.keptFor"],
  "server/games/play/max_stake.ts": ["amount", "currency", "games", "ageBelow"].map((name) => `maxStake.${name}`),
  "server/money/payments/methods/methods_of.ts": ["allowCancelWithdrawal.value"],
  "server/games/play/play_rules.ts": [
    ...["autoplay.value", "turbo.value", "bonusBuy.value", "parallelPlay.value", "minimumCycleSeconds.value"],
    ...["minimumSpinSeconds.value", "minimumSpinSeconds.games"],
  ],
  "server/rewards/bonuses/who_claims.ts": ["maxWager.times"],
  "src/layout/check/check_rules.ts": ["name", "severity", "who", "on", "onlyWith", "reach", "from"].map(
    (name) => `pageRules.${name}`,
  ),
};

/** What holds everywhere, so that no market switches it, with the test that shows it; and what only people read, in the settings. */
const toldAlone: Record<string, readonly string[]> = {
  "server/care/limits/market_limits.test.ts": ["lowestLimitCounts.value"],
  "server/care/breaks/on_break.test.ts": ["excludedMayWithdraw.value"],
  "src/features/money/cashier/deposit/deposit.test.tsx": ["firstDepositMessage.value"],
  "sections/games/game_frame/game_clock.test.tsx": ["netPosition.value", "elapsedTime.format"],
  "editor/explain/market_words.ts": ["status.text", "notes.text", "centralRegister.url"],
};

it("has no field that nothing does: each is read by the code named here, or holds everywhere and is told (D-14)", () => {
  const tables = [...Object.entries(doneBy), ...Object.entries(toldAlone)];
  expect(tables.flatMap(([, fields]) => fields).sort()).toEqual(leavesOf(profile).sort());
  for (const [file, fields] of tables) {
    const code = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    for (const field of fields) {
      const [top = "", leaf = top] = field.split(".");
      const name = leaf === "value" || leaf === "format" ? top : leaf;
      expect([file, field, new RegExp(`\\b${name}\\b`).test(code)]).toEqual([file, field, true]);
    }
  }
});
