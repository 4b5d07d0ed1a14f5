import type { Locator, Page } from "@playwright/test";
import { letPass } from "./database";
import { dialogHolds } from "./dialog";
import { payIn } from "./pay_in";
import { bearerOf } from "./staff";
import { enter, enterAsNew, expect, open, password, test } from "./visitor";

/** The source that renders it, the address where it opens ("" is where the one before did; undefined is in that dialog itself), what is pressed there, and its one width if it has only one. */
type Row = readonly [file: string, address?: string, opener?: string | RegExp, only?: 390 | 1440];

/** Goes there as a link on the page does, which reloads no page. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);

/** Brings it into the window, where its section works. */
const bringNear = (opener: Locator) =>
  expect
    .poll(() =>
      opener.evaluate((node) => {
        node.scrollIntoView({ block: "center" });
        return Object.keys(node).some((key) => key.startsWith("__reactProps"));
      }),
    )
    .toBe(true);

/** Opens one after the other in one page. */
async function look(page: Page, rows: readonly Row[]) {
  const dialog = page.getByRole("dialog");
  if (rows[0]?.[1] !== "") await open(page, "/faq");
  for (const [file, address, name, only] of rows)
    await test.step(file, async () => {
      if (address !== undefined && (await dialog.count()) > 0) {
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      if (only) await page.setViewportSize({ width: only, height: only === 390 ? 844 : 900 });
      if (address) await (name ? open : follow)(page, address); // what is pressed must not be of the page before
      if (name) {
        const opener = page.getByRole("button", { name }).or(page.getByRole("checkbox", { name })).first();
        await bringNear(opener);
        await opener.click();
      }
      await dialogHolds(page, file, only);
    });
}

test("the dialogs of guests have nothing that axe finds, fit and hold the focus, on a phone and a desktop", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false })); // as on an iPhone
  await look(page, [
    ["src/features/accounts/sign_in/SignInDialog.tsx", "/faq?modal=login"],
    ["src/features/accounts/sign_in/HoldDialog.tsx", "/faq?modal=hold"],
    ["src/features/rewards/tournament/TournamentPopup.tsx", "/faq?tournament=1"],
    ["src/features/site/install/InstallDialog.tsx", "", "Add to home screen"],
    ["src/features/accounts/sign_up/SignUpDialog.tsx", "/faq?modal=signup"],
  ]);
});

test("so do the filters of games", async ({ page }) => {
  await look(page, [
    ["sections/games/filter/FilterSheet.tsx", "/casino/new", "Filters", 390],
    ["sections/games/filter/FilterPopover.tsx", "", /^Studio$/, 1440],
  ]);
});

test("so do those of players that have an address", async ({ page }) => {
  await enter(page, "paid@foyer.test");
  const { user } = (await (await page.request.get("/api/viewer")).json()) as { user: { userId: number } };
  await look(page, [
    ["src/features/site/onboarding/Slides.tsx", "/faq?modal=onboarding"],
    ["src/features/rewards/rewards/RakebackDialog.tsx", "/faq?modal=rakeback"],
    ["src/features/money/cashier/sheet/DepositSheet.tsx", "/faq?modal=deposit&ab=1&missing=3.5"],
    ["src/features/games/player_statistics/StatisticsDialog.tsx", `/faq?stats=${user.userId}`],
    ["src/features/rewards/promotion_popup/PromotionPopup.tsx", "/faq?cpnc=WINTER26"],
    ["src/features/rewards/rewards/ClaimDialog.tsx", undefined, "Claim"],
  ]);
});

test("so do those about a player's bonus and payments", async ({ page }) => {
  await enter(page, "paid@foyer.test");
  await look(page, [
    ["sections/promotions/active_bonuses/CancelDialog.tsx", "/account/bonuses", /^Cancel/],
    ["src/features/money/cashier/deposit/ReplaceBonusDialog.tsx", "/profile/deposit", /^Take/],
    ["src/features/money/history/DatesPopover.tsx", "/account/history", "Any time", 390],
    ["src/features/money/history/PaymentDialog.tsx", "", /^Card/],
  ]);
});

test("so do those about limits", async ({ page, request, baseURL }) => {
  const email = await enterAsNew(page, request);
  const headers = await bearerOf(request, email);
  for (const daily of [20, 50]) {
    const answer = await request.post("/api/user/set-deposit-limit", { data: { daily }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await letPass(baseURL!, email, "waited");
  await look(page, [
    ["sections/limits/IncreaseDialog.tsx", "/account/responsible-gambling", "Decide"],
    ["sections/limits/LimitDialog.tsx", "", "Change: Deposits, Day"],
    ["sections/limits/session_limit/SessionDialog.tsx", "", /Time per visit$/],
    ["sections/limits/no_calendar/AskDialog.tsx", "", /^No reward calendar/],
  ]);
});

test("so do those about breaks", async ({ page }) => {
  await enter(page, "careful@foyer.test");
  await look(page, [
    ["sections/limits/breaks/BreakDialog.tsx", "/account/responsible-gambling", "Take a time-out"],
    ["sections/limits/self_exclusion_block/ExclusionDialog.tsx", "/responsible-gaming", "Choose a period"],
  ]);
});

test("so do those about the security of an account", async ({ page, request }) => {
  await enter(page, "careful@foyer.test");
  await request.post("/api/user/login", { data: { email: "careful@foyer.test", password } }); // in another browser too
  await look(page, [
    ["sections/account/account_security/PasswordDialog.tsx", "/profile/security", /password/],
    ["sections/account/account_security/AskBefore.tsx", "", "Log out all others"],
    ["sections/account/account_security/CloseDialog.tsx", "", "Close my account"],
  ]);
});

test("so does what is in the way of a withdrawal", async ({ page, request }) => {
  await payIn(request, await enterAsNew(page, request), 20);
  await look(page, [["src/features/money/withdrawal/WithdrawalDialog.tsx", "/faq?modal=upload-documents"]]);
});

test("so do those that come by themselves", async ({ page, request, baseURL }) => {
  const email = await enterAsNew(page, request);
  await letPass(baseURL!, email, "moved");
  await look(page, [["src/features/care/limit_review/LimitReview.tsx"]]);
  await page.getByRole("button", { name: "I want none" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await letPass(baseURL!, email, "agreed");
  await look(page, [["src/features/site/consents/AgreeAgain.tsx"]]);
});
