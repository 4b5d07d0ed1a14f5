import { expect, it } from "vitest";
import { demoPassword } from "../../demo/accounts";
import { freePort } from "../../testing/free_port";
import { call, startAppForThisTest } from "../../testing/test_app";

const metricsOf = async (app: Awaited<ReturnType<typeof startAppForThisTest>>, headers = {}, remoteAddress = "203.0.113.7") =>
  app.inject({ url: "/metrics", headers, remoteAddress });

it("says that it is about to stop while it still serves", async () => {
  const app = await startAppForThisTest();
  expect((await call(app, { url: "/readyz" })).status).toBe(200);
  app.drain();
  expect(await call(app, { url: "/readyz" })).toMatchObject({ status: 503, body: { code: "server.stopping" } });
  expect((await call(app, { url: "/api/settings" })).status).toBe(200);
});

it("shows metrics to who brings the token, and to nobody else", async () => {
  const app = await startAppForThisTest({ configuration: { metricsToken: "a token for the monitoring" } });
  const statuses = await Promise.all([
    metricsOf(app),
    metricsOf(app, {}, "127.0.0.1"),
    metricsOf(app, { authorization: "Bearer another" }),
    metricsOf(app, { authorization: "Bearer a token for the monitoring" }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 200]);
});

it("counts bets, sign-ins, sockets and what waits", async () => {
  const app = await startAppForThisTest({ configuration: { areMetricsPublic: true } });
  const sign = (password: string) =>
    app.inject({ method: "POST", url: "/api/user/login", payload: { email: "unpaid@foyer.test", password } });
  await sign("wrong");
  await sign(demoPassword);
  await app.pool.query(
    `insert into outbox (channel, recipient, language, template, subject, body) values ('email', 'a@b.test', 'en', 'password_changed', '', '')`,
  );
  const text = (await metricsOf(app)).body;
  expect(text).toContain('foyer_deeds_total{deed="sign_in",result="done"} 1');
  expect(text).toContain('foyer_deeds_total{deed="sign_in",result="refused"} 1');
  expect(text).toContain('foyer_deeds_total{deed="bet",result="done"} 0');
  expect(text).toContain('foyer_sockets{namespace="live"} 0');
  expect(text).toMatch(/foyer_queue_length\{queue="letters"\} [1-9]/);
});

it("serves metrics at a port of their own, and then nowhere else", async () => {
  const metricsPort = await freePort();
  const app = await startAppForThisTest({ configuration: { metricsPort, host: "127.0.0.1" } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
        (answer) => answer.text(),
        () => "",
      ),
    )
    .toContain("foyer_queue_length");
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  expect((await metricsOf(app, {}, "127.0.0.1")).statusCode).toBe(404);
});
