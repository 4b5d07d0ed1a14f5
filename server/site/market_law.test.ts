import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Breaks } from "../../schemas/api/breaks";
import { type Profile, profile as profileSchema } from "../../schemas/profile";
import { profiles } from "../../schemas/profiles";
import type { Market } from "../../schemas/settings";
import { demoPassword } from "../demo/accounts";
import { practiceRegister } from "../outside/sandbox/register";
import { payerOf } from "../rewards/bonuses/who_claims";
import { createSourceRenderer } from "../testing/source_renderer";
import { changeSettings } from "../testing/change_settings";
import { call, startTestApp } from "../testing/test_app";

let app: FastifyInstance;
let registersAsked: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    createRenderer: createSourceRenderer,
    configuration: { geoCountryHeader: "x-country", geoSubdivisionHeader: "x-subdivision" },
    registerOf: (name) => {
      registersAsked.push(name);
      return practiceRegister;
    },
  });
});
afterAll(() => app.close());

/** What page, game and calls do, as it is seen from outside. */
interface Law {
  /** On every page: the age that is marked, whether the panic button stands there, what is linked on top, and the help line that is named first. */
  page: { age: number; hasPanic: boolean; tellsNothing: boolean; friends: boolean; topBar: string[] };
  help: { name: string; phone: string | null };
  signUp: { age: number; password: number };
  registers: string[];
  timeOut: string;
  exclusion: string;
  /** Hours until the first exclusion that is offered has ended. */
  exclusionHours: number | null;
  /** Minutes between reality checks, and whether none can be chosen. */
  reality: [minutes: number, isOptional: boolean];
  limits: { waits: number; afterPeriod: boolean; mandatory: string[]; deposits: string; dayEnds: string; isReviewed: boolean };
  /** Limits without which nothing is paid in, or no game opens; or what is needed before. */
  first: { toDeposit: string[] | string | null; toPlay: string[] | string | null };
  /** What 1,100 EUR in a month are refused with; sums at which the house gets in touch are not refused. */
  above: string;
  mayCancel: boolean;
  game: {
    hasAutoplay: boolean;
    hasTurbo: boolean;
    hasBonusBuy: boolean;
    paceMs: number;
    cycleMs: number;
    most: number;
    isAlone: boolean;
  };
  /** What a bet is refused with after 60 % of a limit on losses. */
  told: string | null;
  maxWager: number | null;
  keptYears: number;
}

const usualExclusions = ["P6M", "P1Y", "P3Y", "P5Y", "lifetime"];
const spanOf = (span: string) => /^P(?<time>T?)(?<count>\d+)(?<unit>\w)$/.exec(span)?.groups ?? {};
/** Hours from an instant on, by the calendar. */
function hoursOf(span: string, from = new Date()): number {
  const { time, count = 0, unit = "" } = spanOf(span);
  if (time) return Number(count);
  const months = { M: 1, Y: 12 }[unit] ?? 0;
  const at = new Date(from);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months * Number(count));
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return (at.getTime() - from.getTime()) / 3_600_000 + 24 * ({ D: 1, W: 7 }[unit] ?? 0) * Number(count);
}

/** What a profile says, read without the product's own code. */
function lawOf(profile: Profile): Law {
  const { limits = [], selfExclusion, minimumSpinSeconds: spin, depositThresholds = [], maxStake = [] } = profile;
  const mandatory = limits.filter(({ isMandatory }) => isMandatory);
  const kind = (name: string) => (name === "stake" ? "bet" : name);
  const least = selfExclusion?.minimum;
  const exclusions = selfExclusion?.periods.length
    ? selfExclusion.periods
    : [...new Set([...(least ? [least] : []), ...usualExclusions])].filter(
        (span) => !least || span === "lifetime" || hoursOf(span) >= hoursOf(least),
      );
  const wait = selfExclusion?.endNotice ?? profile.coolingOff?.afterTerm;
  const toPlay = mandatory.filter(({ kind: of, before }) => of !== "deposit" || before === "play" || before === "session");
  const deposits = mandatory.filter(({ kind: of }) => of === "deposit");
  const stakes = maxStake.filter(({ games, ageBelow }) => games === "slots" && ageBelow === undefined);
  const inEur = (amount: number, currency: string) => Math.round((100 * amount) / Number(app.rateOf(currency) ?? 1)) / 100;
  const passed = depositThresholds.find(
    ({ amount, currency, ageBelow }) => ageBelow === undefined && inEur(amount, currency) < 1_100,
  );
  const age = profile.minimumAge?.years ?? 18;
  const line = profile.helpLinks?.find(({ phone }) => phone) ?? profile.helpLinks?.[0]; // who can be called stands first
  return {
    page: {
      age,
      hasPanic: profile.panicButton !== undefined,
      tellsNothing: profile.signUpTellsNothing?.value === true,
      friends: profile.referrals?.value !== false,
      topBar: profile.topBar?.links.map(({ name }) => name) ?? [],
    },
    help: { name: line?.name ?? "Gambling Therapy", phone: line?.phone ?? null },
    signUp: { age, password: profile.password?.minLength ?? 0 },
    registers: profile.centralRegister ? [profile.centralRegister.name] : [],
    timeOut: (profile.timeOut?.periods ?? ["PT24H", "P3D", "P1W", "P2W", "P4W", "P6W"]).join(" "),
    exclusion: exclusions.join(" "),
    exclusionHours: hoursOf(exclusions[0] ?? "") + (wait ? hoursOf(wait) : 0),
    reality: [profile.realityCheck?.minutes ?? 60, profile.realityCheck === undefined],
    limits: {
      waits: hoursOf(profile.limitIncrease?.waits ?? "PT24H"),
      afterPeriod: profile.limitIncrease?.afterPeriod ?? false,
      mandatory: mandatory.map((limit) => kind(limit.kind)),
      deposits: limits.find((limit) => limit.kind === "deposit")?.counts ?? "gross",
      dayEnds: profile.timeZone?.name ?? "UTC",
      isReviewed: profile.limitReview !== undefined,
    },
    first: {
      toDeposit: profile.identityBeforeDeposit?.value ? "IDENTITY_REQUIRED" : deposits.length > 0 ? ["deposit"] : null,
      toPlay: profile.identityBeforePlay?.value
        ? "identity.required"
        : toPlay.length > 0
          ? toPlay.map((limit) => kind(limit.kind))
          : null,
    },
    above: String(passed ? { block: "MARKET_LIMIT", income_proof: "PROOF_NEEDED", contact: null }[passed.does] : null),
    mayCancel: profile.allowCancelWithdrawal?.value !== false,
    game: {
      hasAutoplay: profile.autoplay?.value !== false,
      hasTurbo: profile.turbo?.value !== false,
      hasBonusBuy: profile.bonusBuy?.value !== false,
      paceMs: 1_000 * (spin?.games === "slots" ? spin.value : 0),
      cycleMs: 1_000 * Math.max(spin?.games === "other" ? spin.value : 0, profile.minimumCycleSeconds?.value ?? 0),
      most: Math.min(500, ...stakes.map(({ amount, currency }) => inEur(amount, currency))),
      isAlone: profile.parallelPlay?.value === false,
    },
    told: profile.limitNotices?.percent.some((part) => part <= 60) ? "play.reality_check" : null,
    maxWager: profile.maxWager?.times ?? null,
    keptYears: Number(/^P(\d+)Y$/.exec(profile.documents?.keptFor ?? "P5Y")?.[1]),
  };
}

/** A player without documents and limits who lives in a market, is there, opened the account long ago, and has 100 EUR. */
async function playerIn({ country, subdivision }: Pick<Profile, "country" | "subdivision">) {
  const email = `${randomUUID()}@foyer.test`;
  const seen = JSON.stringify({ at: new Date().toISOString(), country, subdivision: subdivision ?? null });
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, last_login, previous_login, is_email_verified,
      kyc_status, consents, date_of_birth, created_at, cpf)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${country}, ${seen}::json, ${seen}::json, true, 'PENDING', consents, '1980-01-01',
      now() - interval '7 months', '52998224725' from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  const from = {
    "x-country": country,
    host: "localhost",
    origin: "http://localhost",
    ...(subdivision && { "x-subdivision": subdivision }),
  };
  const signedIn = await app.inject({
    ...{ method: "POST", url: "/api/user/login", headers: from, remoteAddress: `10.8.0.${id % 250}` },
    payload: { email, password: demoPassword },
  });
  const cookie = `foyer_session=${signedIn.cookies.find(({ name }) => name === "foyer_session")?.value}`;
  const headers = { ...from, cookie };
  type Refused = { code?: string; data: { kinds?: string[]; launchUrl: string } };
  const post = (name: string, payload: object) =>
    call<Refused>(app, { method: "POST", url: `/api/user/${name}`, payload, headers });

  async function open(gameId: string) {
    const { body } = await post("init-game", { gameId });
    if (body.code) return { refusal: body.code === "limit.required" ? (body.data.kinds ?? []) : body.code };
    const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
    const play = <Body>(path: string, payload: object) =>
      call<Body & { code?: string }>(app, {
        ...{ method: "POST", url: `/api/play/${path}`, payload },
        headers: { ...from, "x-play-token": token, origin: "null" },
      });
    return {
      refusal: null,
      opened: async () => {
        const { body: opened } = await play<{ rules: Omit<Law["game"], "most">; limits: { maxBet: number } }>("open", {});
        return { ...opened.rules, most: opened.limits.maxBet };
      },
      bet: async (choice: object = {}) => (await play("bet", { roundId: randomUUID(), bet: 0.5, choice })).body.code ?? null,
    };
  }
  return {
    id,
    from,
    open,
    get: async <Body>(name: string) => (await call<Body>(app, { url: `/api/user/${name}`, headers })).body,
    html: async (url: string, isGuest = false) => (await app.inject({ url, headers: isGuest ? from : headers })).body,
    /** Why so many EUR may not be paid in. */
    deposit: (amount: number) =>
      app.db
        .transaction((tx) =>
          app.refusalOfDeposit(tx, {
            ...{ userId: id, countryCode: country, walletAmount: amount * 100, walletCurrencyCode: "EUR" },
            ...{ bonusId: null, coupon: null, paymentId: null },
            viewer: {
              ...{
                session: "user",
                depositCount: 1,
                country,
                subdivision: subdivision ?? null,
                language: "en",
                device: "desktop",
              },
              now: new Date().toISOString(),
            },
          }),
        )
        .then(
          (answer) => answer?.code ?? null,
          (error: { details?: { data?: { kinds?: string[] } } }) => error.details?.data?.kinds ?? null,
        ),
    limit: (kinds: string[], amount: number) =>
      app.db.execute(sql`insert into player_limits (user_id, kind, timeframe, amount, set_at)
        select ${id}, kind, timeframe, ${amount}, now() from json_array_elements_text(${JSON.stringify(kinds)}::json) kind,
          unnest(array['daily', 'weekly', 'monthly']) timeframe`),
  };
}

/** What a player of a market meets, from the page to the bet. */
async function meet(market: Market): Promise<Law> {
  const profile = profiles.get(market);
  if (!profile) throw new Error("There is no such market");
  await changeSettings(app, { markets: [market], servedCountries: [] });
  registersAsked = [];
  const player = await playerIn(profile);
  const registers = [...new Set(registersAsked)];
  const page = await player.html("/profile");
  const front = await player.html("/", true);
  const breaks = await player.get<Breaks>("get-breaks");
  const { reality } = await player.get<{ reality: { minutes: number; choices: number[] } }>("get-reality-check");
  const table = await player.get<{
    rules: { increaseWaitsHours: number; increaseAfterPeriod: boolean; mandatory: string[]; depositsCount: string };
    limitTable: { timeframe: string; expiry: string }[];
  }>("get-limit-table");
  const { countries } = await player.get<{ countries: { code: string; minimumAge: number; minPasswordLength: number }[] }>(
    "get-countries",
  );
  const isReviewed = (await player.get<{ isDue: boolean }>("get-limit-review")).isDue && page.includes('"limitReview":true');
  const own = countries.find(({ code }) => code === profile.country);
  const { errorCode } = await player.get<{ errorCode: string | null }>("get-payment-methods");
  const toDeposit = errorCode === "IDENTITY_REQUIRED" ? errorCode : await player.deposit(20);
  const toPlay = (await player.open("lantern-court")).refusal;
  await app.db.execute(sql`update users set kyc_status = 'APPROVED' where id = ${player.id}`);
  await player.limit(["deposit", "time", "bet", "loss"], 900_000);
  const { told, game } = await playOf(player);
  const endsIn = (until: string | null | undefined) => (until ? Math.round((Date.parse(until) - Date.now()) / 3_600_000) : null);
  const midnight = table.limitTable.find(({ timeframe }) => timeframe === "daily")?.expiry ?? "";
  const zone = profile.timeZone?.name ?? "UTC";
  const { keptUntil } = await player.get<{ keptUntil: string }>("get-account-closing");
  return {
    page: {
      age: Number(/>(\d\d)(?:<!-- -->)?\+</.exec(page)?.[1]),
      hasPanic: page.includes("Stop for 24 hours"),
      tellsNothing: /"verifyEmailStatusOnLogin":true/.test(front),
      friends: Number(/"referAFriendPercent":(\d+)/.exec(front)?.[1]) > 0,
      topBar: [...(/<nav class="top-bar".*?<\/nav>/.exec(front)?.[0] ?? "").matchAll(/>([^<]+)<\/a>/g)].map(
        ([, name = ""]) => name,
      ),
    },
    help: { name: breaks.help[0]?.name ?? "", phone: breaks.help[0]?.phone ?? null },
    signUp: { age: own?.minimumAge ?? 0, password: own?.minPasswordLength ?? 0 },
    registers,
    timeOut: breaks.timeOut.map(({ period }) => period).join(" "),
    exclusion: breaks.selfExclusion.map(({ period }) => period).join(" "),
    exclusionHours: endsIn(breaks.selfExclusion[0]?.until),
    reality: [reality.minutes, reality.choices.includes(0)],
    limits: {
      waits: table.rules.increaseWaitsHours,
      afterPeriod: table.rules.increaseAfterPeriod,
      mandatory: table.rules.mandatory,
      deposits: table.rules.depositsCount,
      dayEnds: /^(?:24|00):00$/.test(clockIn(zone, midnight)) ? zone : `${midnight} is no midnight in ${zone}`,
      isReviewed,
    },
    first: { toDeposit, toPlay: toPlay ?? null },
    above: String(await player.deposit(1_100)),
    mayCancel: (await player.get<{ canCancel: boolean }>("get-withdraw-conditions")).canCancel,
    game,
    told,
    maxWager: payerOf(app, profile.country, "EUR").maxWager,
    keptYears: new Date(keptUntil).getUTCFullYear() - new Date().getUTCFullYear(),
  };
}

const clockIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" }).format(new Date(at));

/** Plays as a market lets: what its games say of themselves, and what comes back from bets at once and side by side. */
async function playOf(player: Awaited<ReturnType<typeof playerIn>>): Promise<Pick<Law, "game" | "told">> {
  const target = { target: 200 };
  const limbo = await player.open("limbo");
  await app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, rounds, last_at)
    values (${player.id}, 'EUR', date_trunc('hour', now(), 'UTC'), 540000, 1, now())`);
  const told = (await limbo.bet?.(target)) ?? null;
  await app.db.execute(sql`delete from played_hours where user_id = ${player.id}`);
  await app.db.execute(sql`delete from rounds where user_id = ${player.id}`);
  const [first, second] = [await limbo.bet?.(target), await limbo.bet?.(target)];
  expect(first).toBeNull();
  const slot = await player.open("lantern-court");
  const { most = 0, ...rules } = (await slot.opened?.()) ?? { paceMs: -1 };
  const before = await slot.bet?.();
  const again = await slot.bet?.();
  expect([before, again]).toEqual([null, rules.paceMs ? "play.too_quick" : null]); // what the game is told is held
  const limboRules = await (await player.open("limbo")).opened?.();
  expect(second).toBe(limboRules?.paceMs ? "play.too_quick" : null);
  const isAlone = (await slot.bet?.()) === "play.elsewhere";
  return { told, game: { ...(rules as Law["game"]), cycleMs: limboRules?.paceMs ?? -1, most, isAlone } };
}

it.each([...profiles.keys()])(
  "in %s page, game and calls are as its profile says, by the settings alone (D-14)",
  async (market) => {
    expect(await meet(market)).toEqual(lawOf(profiles.get(market) as Profile));
  },
);

const because = { source: "A law of this test", grades: ["K" as const] };

/** Another figure in each field. */
const other = {
  timeZone: { name: "Asia/Tokyo", ...because },
  minimumAge: { years: 21, ...because },
  password: { minLength: 12, ...because },
  signUpTellsNothing: { value: true, ...because },
  limits: [
    { kind: "deposit", isMandatory: true, periods: [], before: "first_deposit", counts: "net", ...because },
    { kind: "stake", isMandatory: true, periods: [], before: "play", ...because },
  ],
  limitIncrease: { waits: "PT48H", afterPeriod: true, ...because },
  limitReview: { every: "P1M", ...because },
  depositThresholds: [{ amount: 900, currency: "EUR", period: "P1M", does: "block", ...because }],
  timeOut: { periods: ["P2D", "P3W"], ...because },
  selfExclusion: { periods: ["P2Y"], endNotice: "P10D", ...because },
  coolingOff: undefined,
  realityCheck: { minutes: 20, ...because },
  panicButton: { blocks: "PT24H", ...because },
  topBar: { name: "Help", language: "en", links: [{ name: "Elsewhere", url: "https://elsewhere.example/" }], ...because },
  allowCancelWithdrawal: { value: false, ...because },
  autoplay: { value: false, ...because },
  turbo: { value: false, ...because },
  bonusBuy: { value: false, ...because },
  parallelPlay: { value: false, ...because },
  minimumSpinSeconds: { value: 7, games: "slots", ...because },
  minimumCycleSeconds: { value: 9, ...because },
  maxStake: [{ amount: 3, currency: "EUR", games: "slots", ...because }],
  maxWager: { times: 4, ...because },
  referrals: { value: false, ...because },
  limitNotices: { percent: [60], endsSession: true, ...because },
  centralRegister: { name: "Another register", ...because },
  documents: { keptFor: "P8Y", ...because },
  helpLinks: [{ name: "Another line", url: "https://help.example", phone: "0900 1", ...because }],
};

it("another figure in every field of a profile is followed by page, game and calls, and the one before is missed (D-14)", async () => {
  const before = profiles.get("MT") as Profile;
  const law = lawOf(before);
  const held = profiles as Map<Market, Profile>;
  held.set("MT", z.parse(profileSchema, { ...before, ...other }));
  try {
    const [changed, met] = [lawOf(profiles.get("MT") as Profile), await meet("MT")];
    expect(met).toEqual(changed);
    for (const name of Object.keys(law) as (keyof Law)[]) expect([name, met[name]]).not.toEqual([name, law[name]]);
    held.set("MT", z.parse(profileSchema, { ...before, ...other, identityBeforePlay: { value: true, ...because } }));
    expect((await meet("MT")).first.toPlay).toBe("identity.required");
    held.set("MT", z.parse(profileSchema, { ...before, ...other, identityBeforeDeposit: { value: true, ...because } }));
    expect((await meet("MT")).first.toDeposit).toBe("IDENTITY_REQUIRED");
  } finally {
    held.set("MT", before);
  }
});
