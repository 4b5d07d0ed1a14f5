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

test("a link shows the draft to who has no account, follows each change without losing the place, takes a remark, and can be taken back", async ({
  page,
  request,
  browser,
}) => {
  const id = `preview-link-${Date.now()}`;
  await enter(page, "editor@foyer.test");
  const words = (text: string, name: string) => ({
    id: name,
    name,
    type: "content_section",
    props: { body: { en: `<p>${text}</p>`.repeat(30) } },
  });
  const draft = {
    id,
    route: `/${id}`,
    title: { en: "Summer" },
    sections: [words("Above.", "above"), words("Old words.", "below")],
  };
  await page.goto("/editor");
  const headers = { "content-type": "application/json" };
  const status = await page.evaluate(
    async ([body, sent]) => (await fetch("/api/backoffice/pages", { method: "POST", headers: sent, body })).status,
    [JSON.stringify({ page: draft }), headers] as const,
  );
  expect(status).toBe(200);
  await page.goto(`/editor?page=${id}`);
  await page.getByRole("button", { name: "Share the draft" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Preview links to Summer" });
  await expect(dialog.getByText("No active links")).toBeVisible();
  await dialog.getByLabel("Whoever has the link may leave remarks").check();
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await expect(dialog.getByRole("button", { name: /^Copy the link/ })).toBeFocused();
  await expect(dialog.getByRole("img", { name: /^QR code of the link: Guest/ })).toBeVisible();
  const address = await dialog.getByLabel("Address of the link").inputValue();
  await page.keyboard.press("Escape");

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
  const shown = await phone.newPage();
  await shown.goto(address);
  await expect(shown.getByText(/^Draft of Summer as Guest · .*until/i)).toBeVisible();
  const frame = shown.locator("iframe:not(.next)").contentFrame();
  await expect(frame.getByText("Old words.").first()).toBeVisible();
  const below = frame.locator('[data-section="below"]');
  await below.evaluate((section) => section.ownerDocument.defaultView?.scrollTo(0, (section as HTMLElement).offsetTop + 300));
  const before = (await below.boundingBox())?.y ?? 0;
  expect(before).toBeLessThan(0);

  const inspector = page.getByRole("complementary", { name: "Inspector" });
  await page.locator("iframe").first().contentFrame().locator('[data-section="above"]').click();
  await inspector.getByLabel("Title", { exact: true }).fill("A title that comes later");
  await expect(frame.getByRole("heading", { name: "A title that comes later" })).toBeAttached();
  await expect(shown.getByText("The draft has changed: this is the newest.")).toBeVisible();
  expect(Math.abs(((await below.boundingBox())?.y ?? 0) - before)).toBeLessThan(60);

  await frame
    .locator("header a[href='/']")
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(shown.getByText(/^Only to look at/)).toBeVisible();
  expect(shown.frames().at(-1)?.url()).toContain("/preview/link/");

  await shown.getByRole("button", { name: "Leave a remark" }).click();
  await shown.getByLabel("Your name").fill("Ane");
  await shown.getByLabel("What would you say?").fill("The title is long");
  await shown.getByRole("button", { name: "Send" }).click();
  await expect(shown.getByText(/^Your remark is with the editors/)).toBeVisible();

  await page.getByRole("button", { name: /^Remarks/ }).click();
  const remark = page.getByRole("listitem").filter({ hasText: "The title is long" });
  await expect(remark.getByText(/^Ane, through a preview link/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share the draft" }).click();
  await dialog.getByRole("button", { name: /^Take the link back/ }).click();
  await expect(dialog.getByText("No active links")).toBeVisible();
  await expect(shown.getByRole("heading", { name: "This preview link was taken back" })).toBeVisible();
  expect((await request.get(`${new URL(address).pathname}/page`)).status()).toBe(410);
  await phone.close();
});
