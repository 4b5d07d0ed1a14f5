import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionMark } from "../../schemas/session_mark";
import { systemSchemeScript } from "../../src/page/system_scheme";
import { demoPassword } from "../demo/accounts";
import { createSourceRenderer } from "../testing/source_renderer";
import { bearerOf, startTestApp } from "../testing/test_app";

let app: FastifyInstance;
let admin: { authorization: string };
beforeAll(async () => {
  app = await startTestApp({ createRenderer: createSourceRenderer });
  admin = await bearerOf(app, "admin@foyer.test");
});
afterAll(() => app.close());

async function get(url: string, { cookie, remoteAddress = "127.0.0.1", ...headers }: Record<string, string> = {}) {
  const answer = await app.inject({ url, remoteAddress, headers: { host: "localhost", ...headers, ...(cookie && { cookie }) } });
  const { statusCode: status, body: html, headers: sent } = answer;
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status,
    html,
    headers: sent,
    location: sent.location,
    language: find(/<html lang="(\w+)"/),
    title: find(/<title>([^<]*)/),
    canonical: find(/rel="canonical" href="([^"]*)"/),
    alternate: (language: string) => find(new RegExp(`hreflang="${language}" href="([^"]*)"`)),
    isListed: !html.includes('content="noindex"'),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

async function cookieOf(email: string) {
  const answer = await app.inject({ method: "POST", url: "/api/user/login", payload: { email, password: demoPassword } });
  return `foyer_session=${answer.cookies.find(({ name }) => name === "foyer_session")?.value}`;
}

async function change(settings: object) {
  const { settings: before } = app.settings();
  const stored = app.settings();
  (stored as { settings: object }).settings = { ...before, ...settings };
  return () => void ((stored as { settings: object }).settings = before);
}

async function publish(page: { id: string; route: string; [field: string]: unknown }) {
  const base = "/api/backoffice/pages";
  const made = await app.inject({
    method: "POST",
    url: base,
    headers: admin,
    payload: { page: { title: { en: page.id }, sections: [], ...page } },
  });
  expect(made.statusCode, made.body).toBe(200);
  const live = await app.inject({ method: "POST", url: `${base}/${page.id}/publish`, headers: admin, payload: { revision: 1 } });
  expect(live.statusCode, live.body).toBe(200);
}
const blank = (id: string, more: object = {}) => ({ id, name: id, type: "blank", props: {}, ...more });

describe("languages of addresses", () => {
  it.each([
    ["the address", "/de/casino", { cookie: "language=fi", "accept-language": "pt" }, "de"],
    ["the cookie", "/casino", { cookie: "language=fi", "accept-language": "pt" }, "fi"],
    ["the browser", "/casino", { "accept-language": "xx, nb;q=0.8, de;q=0.5" }, "no"],
    ["nobody", "/casino", { "accept-language": "xx", cookie: "language=xx" }, "en"],
  ])("are chosen by %s (L-1.12, L-1.13, L-2.03)", async (_, url, headers, expected) => {
    const page = await get(url, headers);
    expect([page.status, page.language, page.headers["content-language"]]).toEqual([200, expected, expected]);
  });

  it("are remembered from the first visit on", async () => {
    expect((await get("/de/casino")).headers["set-cookie"]).toMatch(/^language=de; .*Path=\//);
    expect((await get("/casino", { cookie: "language=de" })).headers["set-cookie"]).toBeUndefined();
  });

  it("that the site does not offer lead to the same page in one that it does, query kept", async () => {
    const restore = await change({ languages: ["en", "de"] });
    const answers = [await get("/fi/casino?search=fox"), await get("/fi", { "accept-language": "de" })];
    restore();
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [302, "/en/casino?search=fox"],
      [302, "/de"],
    ]);
  });

  it("are in the head: one address per language, the default without a prefix (L-1.13, L-2.03)", async () => {
    const page = await get("/de/casino/classics");
    expect(page.canonical).toBe("http://localhost/de/casino/classics");
    expect(page.alternate("en")).toBe("http://localhost/casino/classics");
    expect(page.alternate("fi")).toBe("http://localhost/fi/casino/classics");
    expect(page.alternate("x-default")).toBe("http://localhost/casino/classics");
  });

  it("have their own paths where the settings say so (L-2.22)", async () => {
    const restore = await change({ pageAddresses: { tournaments: { en: "/tournaments", de: "/turniere" } } });
    const [page, other] = [await get("/de/turniere"), await get("/tournaments")];
    restore();
    expect([page.status, page.canonical]).toEqual([200, "http://localhost/de/turniere"]);
    expect([other.canonical, other.alternate("de")]).toEqual(["http://localhost/tournaments", "http://localhost/de/turniere"]);
  });
});

describe("a guest's page from memory", () => {
  const phone = { "accept-language": "de", "user-agent": "Phone Mobile" };
  const ask = (headers: Record<string, string> = {}) => get("/casino?memory=1", { ...phone, ...headers });
  const nonceOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
    /'nonce-([\w+/]{22}==)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "none";

  /** Asks until an answer is another one's from memory: pages are kept for some seconds only. */
  async function askTwice() {
    for (let made = await ask(); ;) {
      const kept = await ask();
      if (kept.headers.etag === made.headers.etag) return [made, kept] as const;
      made = kept;
    }
  }

  it("is the same page with a nonce of its own in each answer", async () => {
    const [made, kept] = await askTwice();
    expect(nonceOf(kept)).not.toBe(nonceOf(made));
    const sent = ({ headers: { date: _, ...headers }, html, ...rest }: typeof made) => ({
      ...{ html, status: rest.status, language: rest.language },
      headers: { ...headers, "content-security-policy": String(headers["content-security-policy"]).replace(/'nonce-[^']+'/, "") },
    });
    expect(sent(kept)).toEqual(sent(made));
    expect(kept.html).not.toContain(nonceOf(made));
    expect(kept.headers["set-cookie"]).toMatch(/^language=de;/);
    expect((await ask({ cookie: "language=de" })).headers["set-cookie"]).toBeUndefined();
  });

  it("is not sent again to who has it", async () => {
    for (let etag = ""; ;) {
      const answer = await ask({ "if-none-match": etag });
      if (answer.status === 304) {
        expect([answer.html, answer.headers.etag, answer.headers["content-language"]]).toEqual(["", etag, "de"]);
        return expect(nonceOf(answer)).not.toBe("none");
      }
      etag = String(answer.headers.etag);
    }
  });

  it.each([
    ["another language", { "accept-language": "fi" }],
    ["another device", { "user-agent": "Computer" }],
    ["another scheme", { cookie: "scheme=light" }],
    ["another menu", { cookie: "menu=rail" }],
    ["another host", { host: "127.0.0.1" }],
    ["another country", { remoteAddress: "8.8.8.8" }],
  ])("is not told to who has %s", async (_, headers) => {
    const [, kept] = await askTwice();
    expect((await ask(headers)).headers.etag).not.toBe(kept.headers.etag);
  });

  it("is never told to who is signed in, and gone as soon as what it was made from has changed", async () => {
    await askTwice();
    const mine = await ask({ cookie: await cookieOf("paid@foyer.test") });
    expect([mine.headers["cache-control"], mine.headers.etag]).toEqual(["private, no-store", undefined]);
    const restore = await change({ name: "Another house" });
    const after = await ask();
    restore();
    expect(after.html).toContain("Another house");
    expect((await ask()).html).not.toContain("Another house");
  });
});

it.each([
  ["/xx/casino", "de", "Seite nicht gefunden · Foyer"],
  ["/de/nowhere", "en", "Seite nicht gefunden · Foyer"],
  ["/nowhere/at/all", "fi", "Sivua ei löydy · Foyer"],
])("answers %s with a 404 page in the visitor's language (C-2.37)", async (url, accepted, title) => {
  const page = await get(url, { "accept-language": accepted });
  expect([page.status, page.title, page.isListed]).toEqual([404, title, false]);
});

/** A game's calls with its launch token, as its frame makes them. */
async function openFrame(gameId: string, headers: Record<string, string>) {
  const opened = await app.inject({ method: "POST", url: "/api/user/init-game", payload: { gameId }, headers });
  const { launchUrl } = opened.json<{ data: { launchUrl: string } }>().data;
  const token = new URLSearchParams(launchUrl.split("#")[1]).get("token") ?? "";
  return (path: string, payload: object) =>
    app.inject({ method: "POST", url: `/api/play/${path}`, payload, headers: { "x-play-token": token } });
}

it("shows a round that is over to everybody who has its address, with the name of who doesn't hide", async () => {
  const email = "paid@foyer.test";
  const headers = await bearerOf(app, email);
  const [dice, mines] = [await openFrame("dice", headers), await openFrame("mines", headers)];
  const [over, open] = [randomUUID(), randomUUID()];
  const bet = await dice("bet", { roundId: over, bet: 1, choice: { direction: "over", target: 5_049 } });
  const { multiplier } = bet.json<{ round: { multiplier: number } }>().round;
  await mines("bet", { roundId: open, bet: 1, choice: { mines: 24 } });
  expect((await get(`/rounds/${open}`)).status).toBe(404);
  await app.db.execute(sql`update users set nickname = 'Wren Hollow', ghost_mode = true where email = ${email}`);
  const hidden = await get(`/rounds/${over}`);
  expect(hidden).toMatchObject({ status: 200, title: `Dice · ${multiplier}× · Foyer`, isListed: false });
  expect(hidden.html).toContain("Played by somebody who hides");
  expect(hidden.html).not.toContain("Wren Hollow");
  await app.db.execute(sql`update users set ghost_mode = false where email = ${email}`);
  const { body } = await app.inject({ url: `/api/user/get-round?roundId=${over}` });
  expect(JSON.parse(body)).toMatchObject({ round: { player: "Wren Hollow", gameIdentifier: "dice", serverSeed: null } });
});

it.each([
  ["/casino/games/no-such-game"],
  ["/game/999999"],
  ["/promotions/no-such-offer"],
  ["/providers/nobody"],
  ["/rounds/6c2b50e9-dd25-4fdd-bb3c-bc23d441dd82"],
  ["/casino/no-such-category"],
])("answers 404 at %s, where what the page is about is not there (L-2.03 to L-2.14)", async (url) => {
  expect((await get(url)).status).toBe(404);
});

it.each([
  ["/profile/my-bonuses", "/account/bonuses"],
  ["/profile2/my-bonuses?b=7&x=%20y", "/account/bonuses?b=7&x=%20y"],
  ["/de/profile/vip-club/", "/de/account/vip-club"],
  ["/profile2/vip-club?cpnc=SUN", "/account/vip-club?cpnc=SUN"],
])("leads from the earlier address %s to %s (L-2.20, L-2.21, C-2.34)", async (url, expected) => {
  const { status, location } = await get(url);
  expect([status, location]).toEqual([301, expected]);
  const path = encodeURIComponent(url.replace(/^\/de/, ""));
  const call = await app.inject({ url: `/api/pages/resolve?path=${path}` });
  expect(call.json<{ movedTo: string }>().movedTo).toBe(expected.replace(/^\/de/, ""));
});

describe("pages for users alone (C-2.31)", () => {
  beforeAll(async () => {
    await publish({ id: "guarded", route: "/guarded", access: "user", sections: [blank("a")] });
    await publish({ id: "half", route: "/half", access: "user", sections: [blank("a", { access: "guest" }), blank("b")] });
  });

  it("send guests home to sign in, with the way back, in their language", async () => {
    const answers = [await get("/guarded?b=7"), await get("/de/guarded")];
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [302, "/?modal=login&next=%2Fguarded%3Fb%3D7&b=7"],
      [302, "/de?modal=login&next=%2Fguarded"],
    ]);
  });

  it("say the same to the browser, which gets the home page and nothing of theirs", async () => {
    const call = await app.inject({ url: "/api/pages/resolve?path=/guarded" });
    expect(call.json()).toMatchObject({ needsSignIn: true, page: { id: "home" } });
  });

  it("stay where a section is for guests, and are open to users", async () => {
    expect((await get("/half")).status).toBe(200);
    const cookie = await cookieOf("paid@foyer.test");
    const mine = await get("/guarded", { cookie });
    expect([mine.status, mine.isListed, mine.headers["cache-control"]]).toEqual([200, false, "private, no-store"]);
  });
});

it("leaves the scheme to the visitor's system until they choose one, by a script that the page's policy names", async () => {
  const restore = await change({ defaultScheme: "system" });
  const script = `<script>${systemSchemeScript}</script>`;
  const page = await get("/faq");
  expect(page.html.indexOf(script)).toBeLessThan(page.html.indexOf("<body>"));
  const digest = createHash("sha256").update(systemSchemeScript).digest("base64");
  expect(page.headers["content-security-policy"]).toContain(`'sha256-${digest}'`);
  expect(page.html.match(/<meta name="theme-color" media="\(prefers-color-scheme: (?:light|dark)\)"/g)).toHaveLength(2);
  const chosen = await get("/faq", { cookie: "scheme=light" });
  expect([chosen.html.includes(script), chosen.html.includes('data-scheme="light"')]).toEqual([false, true]);
  await restore();
  const decided = await change({ defaultScheme: "light" });
  expect((await get("/faq")).html).not.toContain(script);
  await decided();
});

it("keeps a shared link's parameters and ignores what it does not know (L-2.24, L-2.26, L-2.27, L-2.28, L-2.29, L-2.30, D-12)", async () => {
  const plain = await get("/casino/games/ember-drake");
  const full = await get("/casino/games/ember-drake?modal=nothing&tournament=5&stats=7&b=1&cpnc=X&demo=true&playing=true&ab=1");
  expect([full.status, full.canonical]).toEqual([200, plain.canonical]);
});

describe("the setup (L-2.04 to L-2.06)", () => {
  it.each([
    ["curacao", (_: number) => "http://localhost/casino/games/ember-drake"],
    ["other", (id: number) => `http://localhost/game/${id}`],
  ])("%s gives a game one address at both paths", async (setup, addressOf) => {
    const { rows } = await app.pool.query<{ id: number }>("select id from games where identifier = 'ember-drake'");
    const id = rows[0]?.id ?? 0;
    const restore = await change({ setup });
    const pages = [await get("/casino/games/ember-drake"), await get(`/game/${id}`)];
    restore();
    expect(pages.map(({ status, canonical }) => [status, canonical])).toEqual([
      [200, addressOf(id)],
      [200, addressOf(id)],
    ]);
  });
});

describe("what search engines and shared links are told", () => {
  it("is the page's own title, description and picture", async () => {
    const { html, title } = await get("/promotions");
    expect(title).toBe("Promotions · Foyer");
    expect(html).toMatch(/<meta property="og:title" content="Promotions · Foyer">/);
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost\/api\/core\/casino\/assets\/[^"]+w=1280">/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect((await get("/de/promotions")).html).toContain('<meta property="og:locale" content="de_DE">');
  });

  it("is the name of the game, the studio or the category where the page is about one", async () => {
    expect((await get("/casino/games/ember-drake")).title).toBe("Ember Drake · Foyer");
    expect((await get("/providers/voltgrid")).title).toBe("Voltgrid · Foyer");
  });

  it("is of a game what is known of it, in the visitor's language (C-2.36)", async () => {
    const told = async (path: string) => /<meta name="description" content="([^"]*)"/.exec((await get(path)).html)?.[1] ?? "";
    expect(await told("/casino/games/ember-drake")).toMatch(/Ember Drake.*Mythology/);
    expect(await told("/de/casino/games/ember-drake")).toMatch(/Ember Drake.*Themen|Darum geht es/);
    expect(await told("/casino/games/golden-scarab")).not.toBe(await told("/casino/games/ember-drake"));
  });

  it("is the usual title where a page has none of its own (C-2.35, C-2.36)", async () => {
    const at = "/api/backoffice/pages/profile-transactions";
    const page = { id: "profile-transactions", route: "/profile/transactions", title: { en: "Spare" }, sections: [] };
    await app.inject({ method: "PUT", url: at, headers: admin, payload: { revision: 1, page } });
    await app.inject({ method: "POST", url: `${at}/publish`, headers: admin, payload: { revision: 2 } });
    expect((await get("/profile/transactions", { "accept-language": "de" })).title).toBe("Transaktionen · Foyer");
    const call = await app.inject({ url: "/api/pages/resolve?path=/profile/transactions&locale=fi" });
    expect(call.json()).toMatchObject({ page: { title: { en: "Spare", fi: "Tapahtumat" } } });
  });

  it("is data of schema.org on public pages, and never in a player's own", async () => {
    const types = async (url: string, headers = {}) => (await get(url, headers)).data.map((one) => one["@type"]);
    expect(await types("/")).toEqual(["Organization", "WebSite", "FAQPage"]);
    expect(await types("/faq")).toEqual(["FAQPage", "BreadcrumbList"]);
    expect(await types("/faq", { cookie: await cookieOf("paid@foyer.test") })).toEqual([]);
  });

  it("is to leave account pages alone", async () => {
    for (const url of ["/account", "/profile/favorites"]) expect((await get(url)).isListed, url).toBe(false);
  });
});

describe("logging out (L-2.19, C-2.33)", () => {
  it("is asked by a page, and never done by opening an address", async () => {
    const cookie = await cookieOf("paid@foyer.test");
    const page = await get("/de/logout", { cookie });
    expect([page.status, page.language, page.html.includes('<form method="post" action="/logout">')]).toEqual([200, "de", true]);
    expect((await get("/guarded", { cookie })).status).toBe(200);
  });

  it("is done by our own form, without scripts, and leads home", async () => {
    const cookie = await cookieOf("paid@foyer.test");
    const headers = { cookie, host: "localhost", "content-type": "application/x-www-form-urlencoded" };
    const post = (origin: object) =>
      app.inject({ method: "POST", url: "/logout", headers: { ...headers, ...origin }, payload: "" });
    for (const origin of [{}, { origin: "null" }, { origin: "https://evil.example" }])
      expect((await post(origin)).statusCode).toBe(403);
    expect((await get("/guarded", { cookie })).status).toBe(200);
    const answer = await post({ origin: "http://localhost" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/"]);
    expect(answer.headers["set-cookie"]).toMatch(/^foyer_session=;/);
    expect((await get("/guarded", { cookie })).status).toBe(302);
  });

  it("takes nothing from whom another site sends here: the cookie does not come along", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/logout",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
    });
    expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  it("leads guests home", async () => {
    expect((await get("/logout")).location).toBe("/");
  });
});

describe("an experiment (issue 18, 9)", () => {
  const words = (variant: string) => ({
    ...{ id: `words-${variant}`, name: `Secret name ${variant}`, type: "expand_content" },
    props: { title: { en: "Offer" }, body: { en: `<p>Words of ${variant}</p>` } },
    experiment: { id: "offer", name: "Secret question", variant, share: 50 },
  });
  const at = async (remoteAddress: string, { cookie, ...headers }: Record<string, string> = {}) => {
    const sent = { host: "localhost", ...headers, cookie: cookie ?? "" };
    const answer = await app.inject({ url: "/tested", remoteAddress, headers: sent });
    const called = await app.inject({ url: "/api/pages/resolve?path=/tested", remoteAddress, headers: sent });
    const variantsIn = (text: string) => ["a", "b"].filter((variant) => text.includes(`Words of ${variant}`)).join();
    return { answer, variant: variantsIn(answer.body), called: variantsIn(called.body), etag: String(answer.headers.etag) };
  };

  it("sends each visitor one variant, the same at each visit and by each way, from memory too, and leaves nothing with them", async () => {
    await publish({ id: "tested", route: "/tested", sections: [words("a"), words("b")] });
    const browsers = Array.from({ length: 40 }, (_, index) => ({ "user-agent": `Browser ${"of ours ".repeat(index)}` }));
    const first = await Promise.all(browsers.map((browser) => at("127.0.0.1", browser)));
    expect(new Set(first.map(({ variant }) => variant))).toEqual(new Set(["a", "b"]));
    for (const [index, { variant, called, answer }] of first.entries()) {
      expect(called).toBe(variant);
      expect(answer.body).not.toContain("Secret");
      expect(answer.cookies.map(({ name }) => name).filter((name) => name !== "language")).toEqual([]);
      expect((await at("127.0.0.1", browsers[index])).variant).toBe(variant);
      const other = first.find((one) => one.variant !== variant);
      expect((await at("127.0.0.1", { ...browsers[index], "if-none-match": other?.etag ?? "" })).answer.statusCode).toBe(200);
    }
  });

  it("stays with a player wherever they are, and with a browser that was updated or has another end of its IPv6 address", async () => {
    const cookie = await cookieOf("paid@foyer.test");
    const player = await Promise.all(Array.from({ length: 12 }, (_, index) => at(`10.0.0.${index}`, { cookie })));
    expect(new Set(player.map(({ variant }) => variant)).size).toBe(1);
    for (let network = 1; network <= 6; network += 1) {
      const one = await at(`fd00:db8:0:${network}::1`, { "user-agent": "Browser/128.0 (Phone)" });
      const later = await at(`fd00:db8:0:${network}:9f:8:7:6`, { "user-agent": "Browser/129.1 (Phone)" });
      expect([later.variant, later.answer.statusCode]).toEqual([one.variant, 200]);
    }
  });
});

it("says with the editor's document whether its cookie is of a session, so that the editor need not ask (issue 18: ready to work)", async () => {
  const says = async (cookie?: string) => (await get("/editor?page=home", cookie ? { cookie } : {})).html.includes(sessionMark);
  expect(await says()).toBe(false);
  expect(await says("foyer_language=da")).toBe(false);
  expect(await says(await cookieOf("admin@foyer.test"))).toBe(true);
});
