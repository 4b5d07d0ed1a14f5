import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect } from "vitest";
import { type BonusPlayer, newBonusPlayer, newOffer, problemsOfBonuses } from "../../testing/bonus_player";
import { openPaymentPeer } from "../../testing/payment_peer";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { longTest } from "../../../src/testing/long_test";

let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
let cashier: { authorization: string };
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
  cashier = await bearerOf(app, "cashier@foyer.test");
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const gift = { give: 1_000, times: 3, share: 50, maxBet: 2_000 };
const double = { cap: 4_000, least: 2_000, times: 2, share: 100 };
const spins = { count: 3, stake: 10, times: 2 };
const shared = { give: 700, times: 2, share: 100 };
const back = { percent: 10, cap: 2_000, least: 100 };

/** What the published terms say, written down a second time and as plainly as can be. Money in cents. */
class Naive {
  cash: number;
  bonus = 0;
  /** The bonus that runs: what has to be wagered, how much of a bet counts, the most that a bet may be, the deposit that brought it, and its spins. */
  running: { left: number; share: number; maxBet: number; deposit: number | null; spins: number } | null = null;
  hasHadGift = false;
  hasHadSpins = false;
  hasHadBack = false;
  /** Where the claim of an offer is that somebody with the same connection and kind of device has taken. */
  claim: "none" | "held" | "ready" | "refused" | "had" = "none";
  /** What games kept so far, less the bonuses that were got: a share of it comes back once a day. */
  lost = 0;
  burned = 0;
  wonOver = 0;

  constructor(cash: number) {
    this.cash = cash;
  }

  /** Bonuses whose deposits are booked and that wait for the one that runs (D-42). */
  queue: { place: number; give: number }[] = [];

  /** What is left of the running bonus is gone; nothing begins. */
  end() {
    this.burned += this.bonus;
    this.bonus = 0;
    this.running = null;
  }

  burn() {
    this.end();
    this.next();
  }

  next() {
    const first = this.queue.shift();
    if (first) this.double(first);
  }

  double({ place, give }: { place: number; give: number }) {
    this.bonus = give;
    this.lost -= give;
    this.running = { left: give * double.times, share: double.share, maxBet: Infinity, deposit: place, spins: 0 };
  }

  takeGift(): boolean {
    if (this.hasHadGift) return false;
    this.hasHadGift = true;
    this.end();
    this.bonus = gift.give;
    this.lost -= gift.give;
    this.running = { left: gift.give * gift.times, share: gift.share, maxBet: gift.maxBet, deposit: null, spins: 0 };
    return true;
  }

  takeSpins(): boolean {
    if (this.hasHadSpins) return false;
    this.hasHadSpins = true;
    this.end();
    this.bonus = spins.count * spins.stake;
    this.running = { left: 0, share: 100, maxBet: Infinity, deposit: null, spins: spins.count };
    return true;
  }

  /** What the house has let go on, begun by its player. */
  takeShared() {
    this.claim = "had";
    this.end();
    this.bonus = shared.give;
    this.lost -= shared.give;
    this.running = { left: shared.give * shared.times, share: shared.share, maxBet: Infinity, deposit: null, spins: 0 };
  }

  /** In cash, beside whatever runs; what came back is a bonus that was got. */
  takeBack(): boolean {
    if (this.hasHadBack || this.lost < back.least) return false;
    this.hasHadBack = true;
    const share = Math.floor((this.lost * back.percent) / 100);
    const paid = share > back.cap ? back.cap : share;
    this.cash += paid;
    this.wonOver += paid;
    this.lost -= paid;
    return true;
  }

  deposit(place: number, amount: number, withBonus: boolean) {
    this.cash += amount;
    if (!withBonus || amount < double.least) return;
    const bonus = { place, give: amount > double.cap ? double.cap : amount };
    if (this.running) this.queue.push(bonus);
    else this.double(bonus);
  }

  chargeBack(place: number, amount: number): number {
    const taken = amount > this.cash ? this.cash : amount;
    this.cash -= taken;
    this.queue = this.queue.filter((waiting) => waiting.place !== place);
    if (this.running?.deposit === place) this.burn();
    return amount - taken;
  }

  isSpin(bet: number): boolean {
    return bet === spins.stake && (this.running?.spins ?? 0) > 0;
  }

  mayBet(bet: number): boolean {
    if (this.isSpin(bet)) return true;
    const bonus = this.running && this.running.spins > 0 ? 0 : this.bonus; // spins come first
    return bet <= (this.running?.maxBet ?? Infinity) && bet <= this.cash + bonus;
  }

  spin(payout: number) {
    if (!this.running) return;
    this.bonus += payout - spins.stake;
    this.lost += spins.stake - payout - payout; // what a spin wins is what was got
    this.running.left += payout * spins.times;
    this.running.spins -= 1;
    this.finish();
  }

  finish() {
    if (!this.running || this.running.spins > 0) return;
    if (this.running.left === 0) {
      this.wonOver += this.bonus;
      this.cash += this.bonus;
      this.bonus = 0;
      this.running = null;
      this.next();
    } else if (this.bonus === 0) {
      this.running = null;
      this.next();
    }
  }

  bet(bet: number, payout: number) {
    if (this.isSpin(bet)) return this.spin(payout);
    this.lost += bet - payout;
    const own = bet < this.cash ? bet : this.cash;
    const fromBonus = bet - own;
    this.cash -= own;
    this.bonus -= fromBonus;
    const toBonus = Math.floor((payout * fromBonus) / bet);
    this.bonus += toBonus;
    this.cash += payout - toBonus;
    if (!this.running) return;
    const counts = Math.floor((bet * this.running.share) / 100);
    this.running.left = counts > this.running.left ? 0 : this.running.left - counts;
    this.finish();
  }
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("bet" as const),
      bet: fc.integer({ min: 10, max: 4_000 }),
      luck: fc.constantFrom(2, 5_000, 9_800),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("gift" as const), again: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("deposit" as const),
      euros: fc.integer({ min: 10, max: 60 }),
      withBonus: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("spins" as const), again: fc.boolean(), luck: fc.constantFrom(2, 5_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cashback" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("shared" as const), goesOn: fc.boolean(), again: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("charge_back" as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("payout" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("expire" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Life {
  player: BonusPlayer;
  /** Somebody else, who plays nothing. */
  mate: BonusPlayer;
  naive: Naive;
  bet: Awaited<ReturnType<BonusPlayer["openFrame"]>>;
  offers: { gift: number; double: number; spins: number; back: number; shared: number };
  deposits: { uuid: string; amount: number; isBack: boolean }[];
}

const steps: { [Name in Step["do"]]: (life: Life, step: Extract<Step, { do: Name }>) => Promise<void> } = {
  async bet({ naive, bet }, { bet: amount, luck }) {
    const answer = await bet(amount / 100, { direction: "under", target: luck });
    expect(answer.status === 200).toBe(naive.mayBet(amount));
    if (answer.status === 200) naive.bet(amount, Math.round(answer.body.round.payout * 100));
  },
  async gift({ naive, player, offers }, { again }) {
    const answers = await Promise.all(
      Array.from({ length: again && !naive.hasHadGift ? 5 : 1 }, () => player.activate(offers.gift, { replace: true })),
    );
    expect(answers.filter(({ body }) => body.data.success)).toHaveLength(naive.takeGift() ? 1 : 0);
  },
  async spins({ naive, player, offers, bet }, { again, luck }) {
    const answers = await Promise.all(
      Array.from({ length: again && !naive.hasHadSpins ? 5 : 1 }, () => player.activate(offers.spins, { replace: true })),
    );
    expect(answers.filter(({ body }) => body.data.success)).toHaveLength(naive.takeSpins() ? 1 : 0);
    const answer = await bet(spins.stake / 100, { direction: "under", target: luck });
    expect(answer.status === 200).toBe(naive.mayBet(spins.stake));
    if (answer.status === 200) naive.bet(spins.stake, Math.round(answer.body.round.payout * 100));
  },
  async shared({ naive, player, mate, offers }, { goesOn, again }) {
    if (naive.claim === "held") {
      const [row] = (await player.bonuses("ACTIVE")).userBonus.rows.filter(({ reason }) => reason === "held");
      const url = `/api/backoffice/held-claims/${row?.userBonusId}/decide`;
      const payload = { goesOn, note: "As it was drawn" };
      const decide = () => call(app, { method: "POST", url, headers: cashier, payload });
      expect((await Promise.all([decide(), decide()])).map(({ status }) => status)).toEqual([200, 200]);
      naive.claim = goesOn ? "ready" : "refused";
      return;
    }
    if (naive.claim === "none") offers.shared = await offerOfSomebodyLike(player, mate);
    const ask = () => player.activate(offers.shared, { replace: true });
    const answers = await Promise.all(Array.from({ length: again ? 3 : 1 }, ask));
    const told = new Set(answers.map(({ body }) => body.data.error));
    if (naive.claim === "none") {
      expect(told).toEqual(new Set(["HELD"]));
      naive.claim = "held";
    } else if (naive.claim === "ready") {
      expect(answers.filter(({ body }) => body.data.success)).toHaveLength(1);
      naive.takeShared();
    } else expect(told).toEqual(new Set([naive.claim === "had" ? "ALREADY_EXIST" : "HOUSEHOLD"]));
  },
  async cashback({ naive, player, offers }) {
    const answers = await Promise.all([player.activate(offers.back), player.activate(offers.back)]);
    expect(answers.filter(({ body }) => body.data.success)).toHaveLength(naive.takeBack() ? 1 : 0);
  },
  async deposit({ naive, player, offers, deposits }, { euros, withBonus }) {
    const wantsBonus = withBonus && euros * 100 >= double.least;
    const asked = await player.post<{ txId: number }>("/api/user/init-pay", {
      pspID: "peer_card",
      amount: euros,
      ...(wantsBonus && { bonusID: offers.double }),
    });
    const { rows } = await app.db.execute<{ uuid: string }>(sql`select uuid from payments where id = ${asked.body.txId}`);
    const uuid = rows[0]?.uuid ?? "";
    const message = peer.signed(peer.reportOf(peer.bring(uuid, "paid", null)));
    await Promise.all([app.inject(message), app.inject(message)]);
    naive.deposit(deposits.length, euros * 100, wantsBonus);
    deposits.push({ uuid, amount: euros * 100, isBack: false });
  },
  async charge_back({ naive, deposits }, { which }) {
    const place = deposits.length === 0 ? -1 : which % deposits.length;
    const deposit = deposits[place];
    if (!deposit || deposit.isBack) return;
    await app.inject(peer.signed(peer.reportOf(peer.bring(deposit.uuid, "charged_back", null))));
    deposit.isBack = true;
    naive.chargeBack(place, deposit.amount);
  },
  async payout({ naive, player, deposits }) {
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from payout_accounts where user_id = ${player.id} and paid_in - paid_out >= 1000`,
    );
    if (!rows[0] || naive.cash < 1_000 || deposits.some(({ isBack }) => isBack)) return;
    const wish = { amount: 10, pspID: "peer_card", accountId: Number(rows[0].id) };
    if (naive.running)
      expect(await player.post("/api/user/init-withdrawal", wish)).toMatchObject({ body: { code: "bonus.would_burn" } });
    expect((await player.post("/api/user/init-withdrawal", { ...wish, burnsBonus: true })).status).toBe(200);
    naive.cash -= 1_000;
    if (naive.running) naive.queue = []; // what was agreed to ends them all
    naive.end();
  },
  async cancel({ naive, player }) {
    const row = (await player.bonuses("ACTIVE")).userBonus.rows.find(({ reason }) => reason === null);
    expect(row !== undefined).toBe(naive.running !== null);
    if (!row) return;
    expect((await player.cancel(row.userBonusId)).body.data.burned).toBe(naive.bonus / 100);
    naive.burn();
  },
  async expire({ naive, player, bet }) {
    if (!naive.running) return;
    await app.db.execute(sql`update player_bonuses set expires_at = now() where user_id = ${player.id} and state = 'running'`);
    naive.burn();
    const canBet = naive.cash + naive.bonus >= 10;
    const answer = await bet(0.1, { direction: "under", target: 2 });
    expect(answer.status === 200).toBe(canBet);
    if (canBet) naive.bet(10, Math.round(answer.body.round.payout * 100));
    else
      await app.db.execute(
        sql`update player_bonuses set expires_at = now() + interval '1 day' where user_id = ${player.id} and state = 'running'`,
      );
    const isOwnClaim = ({ reason }: { reason: string | null }) => reason === "held" || reason === "ready";
    const rest = canBet ? [] : (await player.bonuses("ACTIVE")).userBonus.rows.filter((row) => !isOwnClaim(row));
    for (const row of rest) await player.cancel(row.userBonusId);
  },
};

/** An offer that was taken by somebody with a player's connection and kind of phone, and by nobody who pays by the same card. */
async function offerOfSomebodyLike(player: BonusPlayer, mate: BonusPlayer): Promise<number> {
  await app.db.execute(
    sql`update sessions set ip = '85.214.132.117', user_agent = ${`Phone ${player.id}`} where user_id in (${player.id}, ${mate.id})`,
  );
  const offer = await newOffer(app, {
    gives: { kind: "amount", amount: { EUR: shared.give } },
    wager: { times: shared.times, on: "bonus" },
    shares: { dice: shared.share },
    oncePer: "household",
  });
  expect((await mate.activate(offer, { replace: true })).body.data.success).toBe(true);
  return offer;
}

longTest(
  "whatever happens, wallets are what a plain reading of the terms makes of it, no bonus pays twice and none is withdrawn",
  { timeout: 60_000 },
  async () => {
    const offers = {
      ...{ spins: 0, back: 0, shared: 0 },
      gift: await newOffer(app, {
        gives: { kind: "amount", amount: { EUR: gift.give } },
        wager: { times: gift.times, on: "bonus" },
        shares: { dice: gift.share },
        maxBet: { EUR: gift.maxBet },
      }),
      double: await newOffer(
        app,
        {
          gives: { kind: "match", percent: 100, cap: { EUR: double.cap }, minDeposit: { EUR: double.least } },
          wager: { times: double.times, on: "bonus" },
          oncePer: "deposit",
        },
        { bonus_type: "deposit" },
      ),
    };
    offers.spins = await newOffer(
      app,
      {
        gives: { kind: "spins", count: spins.count, stake: { EUR: spins.stake }, games: ["dice"], minDeposit: null },
        wager: { times: spins.times, on: "bonus" },
      },
      { bonus_type: "freespins" },
    );
    offers.back = await newOffer(
      app,
      {
        gives: { kind: "cashback", percent: back.percent, cap: { EUR: back.cap }, minLoss: { EUR: back.least }, days: 0 },
        wager: { times: 0, on: "bonus" },
        oncePer: "day",
      },
      { bonus_type: "instant_cashback" },
    );
    const mate = await newBonusPlayer(app);
    const players = [mate.id];
    const life = fc.record({ cash: fc.integer({ min: 0, max: 5_000 }), path: fc.array(step, { minLength: 4, maxLength: 14 }) });
    await fc.assert(
      fc.asyncProperty(life, async ({ cash, path }) => {
        const player = await newBonusPlayer(app, { cash });
        players.push(player.id);
        await app.db.execute(sql`update users set total_spend = 100000000 where id = ${player.id}`); // so that payouts are open
        const naive = new Naive(cash);
        const one: Life = { player, mate, naive, bet: await player.openFrame("dice"), offers: { ...offers }, deposits: [] };
        for (const each of path) {
          await steps[each.do](one, each as never);
          expect(await player.wallet(), JSON.stringify(each)).toEqual({ cash: naive.cash, bonus: naive.bonus });
        }
        const { rows } = await app.db.execute<{ paid: number; burned: number }>(sql`select coalesce(sum(paid), 0)::int as paid,
        coalesce(sum(burned), 0)::int as burned from player_bonuses where user_id = ${player.id}`);
        expect(rows).toEqual([{ paid: naive.wonOver, burned: naive.burned }]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect(await problemsOfBonuses(app, players)).toEqual([]);
  },
);
