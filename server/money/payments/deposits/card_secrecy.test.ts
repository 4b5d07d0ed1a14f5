import { randomUUID } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { bearerOf, startAppForThisTest } from "../../../testing/test_app";
import { withoutClocks } from "../../../testing/without_clocks";

const number = "4000002500003155"; // its bank asks, so that it goes the longest way
const cvc = "919";

it(
  "a card that pays in is in no row, no log line and no file, neither its number nor its code: the frame of its provider alone has them (C-5.06, C-5.10, C-7.02)",
  { timeout: 180_000 },
  async () => {
    const lines: string[] = [];
    const app = await startAppForThisTest({
      configuration: { paymentSandbox: { port: 0, url: null } },
      logTo: { write: (line) => void lines.push(line) },
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
    const headers = { ...(await bearerOf(app, "paid@foyer.test")), "content-type": "application/json", origin };
    const ask = async <Answer>(path: string, body?: object) => {
      const answer = await fetch(origin + path, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()) as Answer;
    };
    const get = (url: string, fields: Record<string, string>) => fetch(`${url}?${new URLSearchParams(fields).toString()}`);
    const post = (url: string, fields: Record<string, string>) =>
      fetch(url, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields).toString(),
      });

    const frame = await ask<{ url: string; origin: string }>("/api/user/open-card-frame", { pspID: "harbour_card" });
    expect(new URL(frame.url).origin).toBe(frame.origin);
    expect(frame.origin).not.toBe(origin);
    const taken = await fetch(frame.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ number, expiry: "12/30", cvc, holder: "Alexander Berg" }),
    });
    const { token } = (await taken.json()) as { token: string };

    interface Started {
      txId: number;
      method: "GET";
      checkoutHtml: string;
      PaReq: string;
      MD: string;
      TermUrl: string;
    }
    const order = { pspID: "harbour_card", amount: 25, cardToken: token, key: randomUUID() };
    const { txId, method, checkoutHtml, PaReq, MD, TermUrl } = await ask<Started>("/api/user/init-pay", order);
    expect(method).toBe("GET");
    const challenge = await (await get(checkoutHtml, { PaReq, MD, TermUrl })).text();
    expect(challenge).toContain("•••• 3155");
    const answered = await (await post(`${frame.origin}/acs/answer`, { MD, answer: "yes" })).text();
    const PaRes = /name="PaRes" value="([^"]+)"/.exec(answered)?.[1] ?? "";
    expect((await post(TermUrl, { MD, PaRes })).status).toBe(303);
    await expect
      .poll(() => ask<{ payment: { state: string; account: string } }>(`/api/user/get-payment?paymentId=${txId}`), {
        timeout: 20_000,
      })
      .toMatchObject({ payment: { state: "paid", account: "•••• 3155" } });

    const { rows: tables } = await app.db.execute<{ name: string }>(
      sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    let written = "";
    for (const { name } of tables) {
      const { rows } = await app.db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`));
      written += rows.map(({ row }) => row).join("\n");
    }
    const files = globSync(`${app.configuration.dataDir}/**/*`).filter((file) => statSync(file).isFile());
    const kept = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const logged = lines.join("\n");
    expect(written).toContain(token); // so that the search reads what was written
    expect(written).toContain("3155");
    expect(kept).toContain(token);
    expect(logged).toContain("/api/user/init-pay");
    for (const [place, text] of Object.entries({ written, kept, logged })) {
      expect(text.replaceAll(/(?<=\d)[ -](?=\d)/g, "").includes(number), `the number is ${place}`).toBe(false);
      expect(/"?cvc"?\W{1,4}\d{3}\b/i.test(text), `a code is ${place}`).toBe(false);
    }
    const { rows: own } = await app.db.execute<{ row: string }>(sql`select p::text as row from payments p where id = ${txId}`);
    expect(withoutClocks(`${own[0]?.row} ${kept}`)).not.toMatch(new RegExp(`\\b${cvc}\\b`));
  },
);
