import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AccountClosing } from "../../../schemas/api/closing";
import type { ConsentHistory } from "../../../schemas/api/registration";
import { demoPassword } from "../../demo/accounts";
import { runBonus } from "../../testing/bonus_player";
import { passkeyDevice } from "../../testing/passkey_device";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;

/** A player of one test alone, signed in twice. */
async function newPlayer({ cash = 0 } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const [row] = await rows<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, news_letter)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', true, consents, true from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  if (cash > 0)
    await app.db
      .execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
      array['EUR', 'EUR'], array[${cash}, ${-cash}]::bigint[])`);
  const [headers, elsewhere] = [await bearerOf(app, email), await bearerOf(app, email)];
  const get = <Body>(name: string, by = headers) => call<Body>(app, { url: `/api/user/${name}`, headers: by });
  const post = (name: string, payload: object) =>
    call<{ code?: string; data: Record<string, unknown> }>(app, { method: "POST", url: `/api/user/${name}`, payload, headers });
  const signIn = () =>
    call<{ code?: string }>(app, { method: "POST", url: "/api/user/login", payload: { email, password: demoPassword } });
  return { id, email, headers, elsewhere, get, post, signIn };
}
const password = demoPassword;
const terms = { key: "terms_and_conditions_acceptance", version: "1" };

it("tells what closing means, and closes only for the owner's password: signed out everywhere, no sign-in, no letters, a job that finishes (D-44)", async () => {
  const player = await newPlayer();
  await app.db.execute(sql`insert into player_documents (user_id, label_id, side, status) values (${player.id}, 1, 'front', 1)`);
  await app.db.execute(sql`insert into recovery_codes (user_id, hash) values (${player.id}, 'one')`);
  const { body } = await player.get<AccountClosing>("get-account-closing");
  expect(body).toMatchObject({ balances: [], openPayments: 0, openRounds: 0, needsPassword: true, needsCode: false });
  expect(new Date(body.keptUntil).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 5);

  expect((await player.post("close-account", {})).status).toBe(400);
  expect((await player.post("close-account", { password: "wrong" })).status).toBe(400);
  expect((await player.get("get-account-closing")).status).toBe(200);

  expect((await player.post("close-account", { password })).status).toBe(200);
  expect((await player.get("get-limit-table")).status).toBe(401);
  expect((await player.get("get-limit-table", player.elsewhere)).status).toBe(401);
  expect(await player.signIn()).toMatchObject({ status: 403, body: { code: "user.closed" } });
  const letters = await rows<{ template: string }>(
    sql`select template from outbox where recipient = ${player.email} and sent_at is null`,
  );
  expect(letters).toEqual([{ template: "account_closed" }]);
  await call(app, { method: "POST", url: "/api/user/forget-password", payload: { email: player.email } });
  expect(await rows(sql`select 1 from outbox where recipient = ${player.email} and template = 'reset_password'`)).toEqual([]);
  await app.finishClosings();
  const [kept] = await rows(sql`select closed_at is not null as closed, news_letter as letters,
    (select min(delete_after) > now() + interval '4 years' from player_documents where user_id = users.id) as documents,
    (select cleared_at is not null from account_closings where user_id = users.id) as cleared,
    (select count(*)::int from recovery_codes where user_id = users.id) as codes from users where id = ${player.id}`);
  expect(kept).toEqual({ closed: true, letters: false, documents: true, cleared: true, codes: 0 });
});

it("a passkey closes in the place of the second factor's code, and nobody else's does", async () => {
  const player = await newPlayer();
  const [device, stranger] = [passkeyDevice(), passkeyDevice()];
  await app.db.execute(sql`update users set totp_enabled_at = now(), totp_secret = 'none' where id = ${player.id}`);
  await app.db.execute(
    sql`insert into passkeys (id, user_id, public_key, counter) values (${device.id}, ${player.id}, ${device.spki}, 0)`,
  );
  const ask = async () => String((await player.post("passkeys/ask", {})).body.data.challenge);
  const refused = await player.post("close-account", { password, passkey: stranger.answer(await ask()) });
  expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: ["body", "code"] }] } } });
  expect((await player.post("close-account", { password })).status).toBe(400);
  expect((await player.post("close-account", { password, passkey: device.answer(await ask()) })).status).toBe(200);
  await expect.poll(() => rows(sql`select 1 from passkeys where user_id = ${player.id}`)).toEqual([]);
});

it("money that is left stays the player's and is never lost unsaid; bonus money ends; what is on its way comes first (D-44)", async () => {
  const player = await newPlayer({ cash: 2_500 });
  await app.db
    .execute(sql`select ledger_book('bonus', ${`bonus:${player.id}`}, array['bonus', 'promotions'], array[${player.id}, null]::int[],
    array['EUR', 'EUR'], array[700, -700]::bigint[])`);
  await runBonus(app, player.id, 5_000);
  const { body } = await player.get<AccountClosing>("get-account-closing");
  expect(body.balances).toEqual([{ currencyCode: "EUR", cash: 25, nonCash: 7 }]);
  expect(await player.post("close-account", { password })).toMatchObject({
    status: 409,
    body: { code: "account.balance_left", data: { balances: [{ currencyCode: "EUR", cash: 25 }] } },
  });
  await app.db.execute(sql`insert into rounds (id, user_id, game_id, is_demo, state, currency_code, bet, base_bet, choice)
    select ${randomUUID()}, ${player.id}, id, false, 'open', 'EUR', 100, 100, '{}' from games limit 1`);
  expect(await player.post("close-account", { password, leavesBalance: true })).toMatchObject({
    status: 409,
    body: { code: "account.not_ready", data: { openRounds: 1, openPayments: 0 } },
  });
  await app.db.execute(sql`update rounds set state = 'void' where user_id = ${player.id}`);
  expect((await player.post("close-account", { password, leavesBalance: true })).status).toBe(200);
  const [wallet] = await rows(
    sql`select amount::int as cash, non_cash_amount::int as bonus from wallets where user_id = ${player.id}`,
  );
  expect(wallet).toEqual({ cash: 2_500, bonus: 0 });
});

it("asked from two tabs at once an account is closed once, and its address opens no other one (D-44)", async () => {
  const player = await newPlayer();
  const answers = await Promise.all([1, 2, 3].map(() => player.post("close-account", { password })));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await rows(sql`select 1 from audit_entries where user_id = ${player.id} and action = 'account.closed'`)).toHaveLength(1);
  const [taken] = await rows(sql`select count(*)::int as count from users where email = ${player.email}`);
  expect(taken).toEqual({ count: 1 });
});

it("once the law's term is over nothing tells whose account it was, and the books stay (D-44)", async () => {
  const player = await newPlayer({ cash: 100 });
  await app.db.execute(
    sql`update users set first_name = 'Mara', phone = '1', phone_code = ${String(player.id)}, address = 'Here 1' where id = ${player.id}`,
  );
  await app.db
    .execute(sql`insert into payout_accounts (user_id, provider, method_id, token, shown, holder, target, currency_code, paid_in)
    values (${player.id}, 'peer', 'peer_bank', ${`DE89-${player.id}`}, '•••• 3000', 'Mara Winther', ${JSON.stringify({ iban: `DE89-${player.id}` })}, 'EUR', 2500)`);
  await player.post("close-account", { password, leavesBalance: true });
  await app.finishClosings();
  await app.db.execute(sql`update account_closings set kept_until = now() - interval '1 second' where user_id = ${player.id}`);
  await app.finishClosings();
  const left = async () =>
    (await rows(sql`select email, first_name, phone, address, password_hash from users where id = ${player.id}`))[0];
  await expect.poll(left).toEqual({
    email: `erased-${player.id}@erased.invalid`,
    first_name: null,
    phone: null,
    address: null,
    password_hash: null,
  });
  expect(await rows(sql`select amount::int as amount from ledger_entries where user_id = ${player.id}`)).toEqual([
    { amount: 100 },
  ]);
  expect(await rows(sql`select paid_in::int as paid from payout_accounts where user_id = ${player.id}`)).toEqual([
    { paid: 2_500 },
  ]);
  const tables = await rows<{ name: string }>(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const telling: string[] = [];
  for (const { name } of tables) {
    const [found] = await rows(sql`select 1 from ${sql.identifier(name)} t
      where t::text like ${`%${player.email}%`} or t::text like ${`%DE89-${player.id}%`} limit 1`);
    if (found) telling.push(name);
  }
  expect(telling).toEqual(["audit_entries"]); // a chain of which nothing can be taken away (docs/audit.md)
});

it("shows every consent with its version and when, and takes back those that the account does not need (C-3.33)", async () => {
  const player = await newPlayer();
  const key = "newsletter_subscription";
  const read = async () => (await player.get<ConsentHistory>("get-consent-history")).body;
  expect((await player.post("set-consent", { key, isGiven: true })).status).toBe(200);
  expect((await player.post("set-consent", { key, isGiven: false })).status).toBe(200);
  const { consents, history } = await read();
  expect(history.map((said) => [said.key, said.version, said.isGiven])).toEqual([
    [key, "1", false],
    [key, "1", true],
  ]);
  expect(consents.find((each) => each.key === key)).toMatchObject({ isGiven: false, isMandatory: false, version: "1" });
  expect(await rows(sql`select news_letter as letters from users where id = ${player.id}`)).toEqual([{ letters: false }]);
  const must = await player.post("set-consent", { key: "terms_and_conditions_acceptance", isGiven: false });
  expect(must).toMatchObject({ status: 409, body: { code: "consents.mandatory" } });
  expect((await player.post("set-consent", { key: "nothing_of_the_sort", isGiven: true })).body.code).toBe("consents.changed");
  expect((await read()).history).toHaveLength(2);
});

it("keeps a newsletter that is switched in the form of details as a consent as well, once per change (C-3.33)", async () => {
  const player = await newPlayer();
  const read = async () => (await player.get<ConsentHistory>("get-consent-history")).body;
  expect((await player.post("update-user-details", { newsLetter: false, city: "Kiel" })).status).toBe(200);
  expect((await player.post("update-user-details", { newsLetter: false, city: "Bonn" })).status).toBe(200);
  expect((await player.post("update-user-details", { newsLetter: true })).status).toBe(200);
  const { consents, history } = await read();
  const key = "newsletter_subscription";
  expect(history.map((said) => [said.key, said.isGiven])).toEqual([
    [key, true],
    [key, false],
  ]);
  expect(consents.find((each) => each.key === key)).toMatchObject({ isGiven: true, at: history[0]?.at });
});

it("keeps what is said to two consents at once, both of them (C-3.33)", async () => {
  const player = await newPlayer();
  const said = { key: "newsletter_subscription", isGiven: true };
  await Promise.all([player.post("set-consent", said), player.post("agree-again", { consents: [terms] })]);
  const [kept] = await rows<{ consents: Record<string, { isGiven: boolean; at: string }> }>(
    sql`select consents from users where id = ${player.id}`,
  );
  const { history } = (await player.get<ConsentHistory>("get-consent-history")).body;
  for (const key of [said.key, terms.key]) expect(kept?.consents[key]?.at).toBe(history.find((each) => each.key === key)?.at);
});

it("who has closed an account and signs up with another address waits until somebody of the house has looked; others do not (D-44)", async () => {
  const player = await newPlayer();
  await app.db.execute(
    sql`update users set first_name = 'Ottilie', last_name = 'Brandt', date_of_birth = '1979-05-06' where id = ${player.id}`,
  );
  const signUp = (email: string, more: object = {}) =>
    call<{ data: { isHeld?: boolean; accessToken?: string } }>(app, {
      ...{ method: "POST", url: "/api/user/sign-up", remoteAddress: "10.7.0.1" },
      payload: {
        ...{
          email,
          password: "Sommer!wind7",
          subscribe: true,
          emailPhoneRegistration: true,
          firstName: "Ottilie",
          lastName: "Brandt",
        },
        ...{ dateOfBirth: "1979-05-06", address: "Vestergade 1", city: "Aarhus", zipCode: "8000", currencyCode: "EUR" },
        ...{ country: "DK", countryCode: "DK", cpf: "529.982.247-25", ...more },
      },
    });
  expect((await signUp(`${randomUUID()}@foyer.test`, { firstName: "Karl" })).body.data.accessToken).toBeTruthy();
  expect((await player.post("close-account", { password })).status).toBe(200);
  const email = `${randomUUID()}@foyer.test`;
  const { body } = await signUp(email);
  expect(body.data).toEqual({ success: true, isHeld: true });
  await app.finishClosings();
  const [review] = await rows(
    sql`select cause, like_user_ids from account_reviews r join users u on u.id = r.user_id where u.email = ${email}`,
  );
  expect(review).toMatchObject({ cause: "like_closed", like_user_ids: [player.id] });
});
