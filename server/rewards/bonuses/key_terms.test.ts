import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Promotion } from "../../../schemas/api/promotions";
import { languages } from "../../../schemas/text";
import { keyTerms } from "../../../src/features/rewards/rewards/key_terms";
import { translate } from "../../../src/testing/create_test_services";
import { newBonusPlayer, newOffer } from "../../testing/bonus_player";
import { openPaymentPeer } from "../../testing/payment_peer";
import { call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let peer: Awaited<ReturnType<typeof openPaymentPeer>>;
beforeAll(async () => {
  peer = await openPaymentPeer();
  app = await startTestApp({ paymentProviders: [peer.provider] });
});
afterAll(async () => {
  await app.close();
  await peer.close();
});

const double = {
  gives: { kind: "match" as const, percent: 50, cap: { EUR: 1_500 }, minDeposit: { EUR: 2_000 } },
  wager: { times: 3, on: "bonus" as const },
  shares: { dice: 50 },
  maxBet: { EUR: 400 },
  days: 9,
};

/** The box of one offer as a reader sees it, by what each line is about. */
async function boxOf(bonusId: number, language: (typeof languages)[number], headers: Record<string, string>) {
  const { body } = await call<{ bonus: { rows: Promotion[] } }>(app, {
    url: "/api/admin/get-all-bonus?limit=200&with=terms",
    headers,
  });
  const offer = body.bonus.rows.find((row) => row.bonusId === bonusId);
  if (!offer?.terms) throw new Error("The offer is not listed with its terms");
  const rows = keyTerms(offer.terms, offer, { t: translate("player", language).t, language });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** The figures of a line: "50% of the deposit, up to €15.00" has 50 and 15. */
const figures = (line = "") => [...line.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

it("says in the box what the engine does, read line by line and played to its end (issue 16, D-42)", async () => {
  const player = await newBonusPlayer(app);
  const offer = await newOffer(app, double, { bonus_type: "deposit" });
  const box = await boxOf(offer, "en", player.headers);
  const [percent = 0, cap = 0] = figures(box["gets"]);
  const [least = 0] = figures(box["minimum"]);
  const [times = 0] = figures(box["wager"]);
  const [maxBet = 0] = figures(box["max_bet"]);
  const [days = 0] = figures(box["within"]);
  const [share = 0] = figures(box["counts"]);
  expect(box).toMatchObject({ order: "Yours first, then the bonus", once: "Player", running: "Waits, begins after it" });

  const pay = async (amount: number) => {
    const asked = await player.post<{ txId?: number; errorCode?: string }>("/api/user/init-pay", {
      pspID: "peer_card",
      amount,
      bonusID: offer,
    });
    const { rows } = await app.db.execute<{ uuid: string }>(sql`select uuid from payments where id = ${asked.body.txId ?? 0}`);
    if (rows[0]) await app.inject(peer.signed(peer.reportOf(peer.bring(rows[0].uuid, "paid", null))));
    return asked.body.errorCode;
  };
  expect(await pay(least - 1)).toBe("BONUS_MINIMUM");
  expect(await pay(least)).toBeNull();
  const bonus = Math.min(cap, (least * percent) / 100);
  const [running] = (await player.bonuses("ACTIVE")).userBonus.rows;
  expect(running).toMatchObject({ bonusAmount: bonus, wagerLeft: times * bonus });
  const span = Date.parse(running?.expireAt ?? "") - Date.parse(running?.startAt ?? "");
  expect(span).toBe(days * 86_400_000);

  const bet = await player.openFrame("dice");
  const never = { direction: "under", target: 2 };
  expect((await bet(maxBet + 0.01, never)).body).toMatchObject({ code: "bonus.max_bet", data: { maxBet } });
  const bets = Math.ceil((times * bonus) / ((maxBet * share) / 100));
  for (let count = 1; count < bets; count++) expect((await bet(maxBet, never)).status).toBe(200);
  expect((await player.bonuses("ACTIVE")).userBonus.count).toBe(1);
  const before = await player.wallet();
  expect((await bet(maxBet, never)).status).toBe(200);
  expect(await player.wallet()).toEqual({ cash: before.cash - maxBet * 100 + bonus * 100, bonus: 0 });
  expect((await player.bonuses("COMPLETED")).userBonus.rows[0]).toMatchObject({ bonusId: offer, paid: bonus });
});

it.each(languages)("has the same lines with the same figures in %s", async (language) => {
  const player = await newBonusPlayer(app);
  const offer = await newOffer(app, double, { bonus_type: "deposit" });
  const [english, other] = [await boxOf(offer, "en", player.headers), await boxOf(offer, language, player.headers)];
  const plain = (line: string) => figures(line.replaceAll(",", "."));
  expect(Object.keys(other)).toEqual(Object.keys(english));
  for (const key of Object.keys(english)) expect(plain(other[key] ?? ""), key).toEqual(plain(english[key] ?? ""));
  expect(Object.values(other).some((value) => value.includes("bonus.terms"))).toBe(false);
});
