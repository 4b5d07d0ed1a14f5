import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./visitor";

/** The small back office of `e2e/host`, on an origin of its own. */
let host: Server;
let origin: string;
const page = readFileSync(path.join(import.meta.dirname, "host/index.html"));
const route = `/framed-${Date.now()}`;

const section = (id: string, more: object = {}) => ({
  id,
  name: `Text ${id}`,
  type: "content_section",
  props: { title: { en: `Heading ${id}` }, body: { en: `<p>Body of ${id}, <a href="/faq">with a link</a>.</p>` } },
  ...more,
});
const layout = { id: route.slice(1), route, title: { en: "Framed" }, sections: [section("one"), section("two")] };

test.describe.configure({ mode: "serial" }); // one host, and one change of the settings

test.beforeAll(async ({ request }) => {
  host = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const headers = await administrator(request);
  const published = { ...layout, sections: [section("one"), section("secret", { isVisible: false }), section("two")] };
  await request.post("/api/backoffice/pages", { headers, data: { page: published } });
  expect((await request.post(`/api/backoffice/pages/${layout.id}/publish`, { headers, data: { revision: 1 } })).status()).toBe(
    200,
  );
  await allow(request, origin);
});
test.afterAll(() => new Promise((resolve) => host.close(resolve)));

async function administrator(request: APIRequestContext) {
  const login = await request.post("/api/user/login", { data: { email: "admin@foyer.test", password: "Foyer-demo-1!" } });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  return { authorization: `Bearer ${data.accessToken}` };
}

async function allow(request: APIRequestContext, added: string) {
  const headers = await administrator(request);
  const { settings, revision } = (await (await request.get("/api/backoffice/settings", { headers })).json()) as {
    settings: { backOfficeOrigins?: string[] };
    revision: number;
  };
  const data = { revision, settings: { ...settings, backOfficeOrigins: [...(settings.backOfficeOrigins ?? []), added] } };
  expect((await request.put("/api/backoffice/settings", { headers, data })).status()).toBe(200);
  const publish = { headers, data: { revision: revision + 1 } };
  expect((await request.post("/api/backoffice/settings/publish", publish)).status()).toBe(200);
}

async function openHost(tab: Page, from: string, site: string) {
  const answer = await tab.request.get("/api/backoffice/frame-pass", { headers: await administrator(tab.request) });
  const { pass } = (await answer.json()) as { pass: string };
  await tab.goto(`${from}/?site=${encodeURIComponent(site)}&path=${encodeURIComponent(route)}&pass=${pass}`);
}
const say = (tab: Page, type: string, fields: object) =>
  tab.evaluate(([name, more]) => (window as unknown as { say: (type: string, fields: object) => void }).say(name, more), [
    type,
    fields,
  ] as const);

test("a back office on another site sees what is on the page, selects, scrolls and shows its own layout (C-7.36, L-2.98)", async ({
  page: tab,
  baseURL,
}) => {
  await openHost(tab, origin, String(baseURL));
  await expect(tab.getByRole("status")).toHaveText(`${layout.id} at ${route}`);
  const sections = tab.getByRole("list", { name: "Sections" }).getByRole("button");
  await expect(sections).toHaveText(["Text one", "Text two"]); // what is switched off is not in the page, whoever frames it
  const site = tab.frameLocator("iframe");

  await test.step("a click selects and follows no link", async () => {
    await site.getByRole("link", { name: "with a link" }).last().click();
    await expect(tab.getByRole("button", { name: "Text two" })).toHaveAttribute("aria-pressed", "true");
    await expect(tab.getByLabel("Messages")).toContainText("section.clicked two");
    await expect(site.getByText("Body of two")).toBeVisible();
  });

  await test.step("the host selects", async () => {
    await tab.getByRole("button", { name: "Text one" }).click();
    await expect(tab.getByRole("button", { name: "Text one" })).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("a layout of the host's own shows hidden sections too, with the reason", async () => {
    const sent = { ...layout, sections: [section("two"), section("hidden", { access: "user" }), section("one")] };
    await say(tab, "layout.update", { request: "7", page: sent });
    await expect(sections).toHaveText(["Text two", "Text hidden (hidden: users_only)", "Text one"]);
    await expect(site.getByRole("heading", { name: "Heading hidden" })).toBeVisible();
    await expect(site.getByText("Text hidden · only for who is signed in")).toBeAttached();
    await expect(tab.getByLabel("Messages")).toContainText("layout.applied 7");
  });

  await test.step("one section changes", async () => {
    const changed = section("one", { props: { title: { en: "Another heading" }, body: { en: "<p>x</p>" } } });
    await say(tab, "layout.update", { section: changed });
    await expect(site.getByRole("heading", { name: "Another heading" })).toBeVisible();
  });

  await test.step("the persona decides what is hidden", async () => {
    await say(tab, "persona.set", { viewer: { session: "user" } });
    await expect(sections).toHaveText(["Text two", "Text hidden", "Text one"]);
  });

  await test.step("a layout that is none is refused, and the page stays", async () => {
    await say(tab, "layout.update", { page: { ...layout, sections: [section("one"), section("one")] } });
    await expect(tab.getByRole("status")).toContainText("Refused");
    await expect(site.getByRole("heading", { name: "Another heading" })).toBeVisible();
  });
});

test("an origin that the settings do not name frames nothing, and hears nothing (C-7.36)", async ({
  page: tab,
  baseURL,
  request,
}) => {
  const stranger = createServer((_, response) => response.setHeader("content-type", "text/html").end(page));
  await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
  try {
    const answer = await request.get(`${route}?editor=nx`);
    expect(answer.headers()["content-security-policy"]).toContain(`frame-ancestors 'self' ${origin}`);
    expect((await request.get(route)).headers()["content-security-policy"]).toMatch(/frame-ancestors 'self'$/);
    expect(await answer.text()).not.toContain("secret");
    const asked: string[] = [];
    tab.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
    await tab.goto(`${route}?editor=nx`); // nobody frames it
    await expect(tab.getByRole("heading", { name: "Heading one" })).toBeVisible();
    expect(asked.filter((file) => file.includes("bridge"))).toEqual([]);
    const refused = tab.waitForEvent("console", (message) => /frame-ancestors|refused|violates/i.test(message.text()));
    await openHost(tab, `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`, String(baseURL));
    await refused;
    await expect(tab.getByRole("status")).toHaveText("Waiting for the page");
  } finally {
    stranger.close();
  }
});
