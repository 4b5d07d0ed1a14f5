import { readPersona } from "../schemas/persona_address";
import { enter, expect, test } from "./visitor";

const personas = [
  "as=guest&country=NO",
  "as=guest&country=DE",
  "as=paid&country=SE&lang=de",
  "as=unpaid",
  "as=unknown&country=GB&nav=panel",
];

test("a preview holds exactly what the rules show its persona, and is the persona's and not the administrator's (L-1.05, D-32)", async ({
  page,
}) => {
  await enter(page, "editor@foyer.test");
  await page.goto("/editor");
  await expect(page.getByRole("button", { name: /^View as/ })).toBeVisible();
  for (const search of personas) {
    const { audience, country, language } = readPersona(new URLSearchParams(search));
    const session = audience === "guest" || audience === "unknown" ? audience : "user";
    const query = new URLSearchParams({ pageId: "home", session, depositCount: audience === "paid" ? "1" : "0", language });
    if (country) query.set("country", country);
    const evaluated = await page.evaluate(async (url) => (await fetch(url)).json(), `/api/backoffice/evaluate?${query}`);
    const expected = (evaluated as { sections: { id: string; type: string; verdict: string }[] }).sections
      .filter(({ type, verdict }) => type !== "item" && verdict === "shown")
      .map(({ id }) => id);

    const answer = await page.request.get(`/preview/home?${search}`);
    const html = await answer.text();
    const found = [...html.matchAll(/data-section="([^"]+)"/g)].map(([, id]) => id);
    expect([...new Set(found)].sort()).toEqual(expected.sort());
    expect(html).not.toContain("editor@foyer.test");
    expect(html).not.toContain("<script");
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(answer.headers()["x-robots-tag"]).toContain("noindex");
    expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  }
});

test("nobody but the back office gets a preview", async ({ request }) => {
  expect((await request.get("/preview/home")).status()).toBe(401);
  await request.post("/api/user/login", { data: { email: "paid@foyer.test", password: "Foyer-demo-1!" } });
  expect((await request.get("/preview/home")).status()).toBe(403);
});
