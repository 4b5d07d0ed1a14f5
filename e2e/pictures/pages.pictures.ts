import { theme } from "../../schemas/settings";
import { publishSettings } from "../settings_site";
import { enter, expect, open, stay, test } from "../visitor";
import { cellOf, schemes, sheetOf, sizes, untilLoaded } from "./sheet";

test.describe.configure({ mode: "serial" }); // their theme is the site's

const ofGuests = {
  home: "/",
  casino: "/casino",
  promotions: "/promotions",
  "vip-club": "/vip-club",
  faq: "/faq",
  game: "/game/dice",
};
const ofPlayers = {
  deposit: "/profile/deposit",
  profile: "/profile",
  limits: "/profile/responsible-gaming",
  history: "/account/history",
};

for (const chosen of theme.options)
  test(`ten pages look as their kept pictures, in ${chosen}`, async ({ browser, request, baseURL }) => {
    await publishSettings(request, { theme: chosen });
    const cells = new Map<string, Buffer[]>();
    for (const viewport of sizes)
      for (const colorScheme of schemes) {
        const context = await browser.newContext({ viewport, colorScheme, ...(baseURL && { baseURL }), reducedMotion: "reduce" });
        const page = await context.newPage();
        await open(page, "/");
        await page.waitForLoadState("networkidle"); // letters that come late are for the next page
        const look = async (name: string, address: string) => {
          await open(page, address);
          await stay(page);
          await page.waitForLoadState("networkidle");
          await untilLoaded(page.locator("body"));
          cells.set(name, [...(cells.get(name) ?? []), await cellOf(page)]);
        };
        for (const [name, address] of Object.entries(ofGuests)) await look(name, address);
        await enter(page, "paid@foyer.test");
        for (const [name, address] of Object.entries(ofPlayers)) await look(name, address);
        await context.close();
      }
    for (const [name, pictures] of cells) expect.soft(await sheetOf(pictures)).toMatchSnapshot(["pages", chosen, `${name}.png`]);
  });
