// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OfficePayment } from "../../schemas/shown_payment";
import type { UserRole } from "../../schemas/user";
import type { ApiRequest } from "../../src/kit/api/api";
import { openDeskAt } from "../testing/desk";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => {
  window.history.replaceState(null, "", "/editor?desk=payouts");
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const payout = (paymentId: number, more: Partial<OfficePayment> = {}): OfficePayment => ({
  paymentId,
  reference: `FYR-W-${paymentId}`,
  kind: "withdrawal",
  requestId: paymentId,
  request: { parts: 1, walletAmount: paymentId * 100, baseAmount: paymentId * 100 },
  state: "in_review",
  player: {
    userId: paymentId,
    uniqueId: "u",
    email: `p${paymentId}@site.test`,
    nickname: `Player ${paymentId}`,
    name: null,
    countryCode: "DE",
    market: "DE",
  },
  methodId: "bank",
  methodTitle: "Bank",
  family: "bank",
  provider: "peer",
  providerReference: null,
  account: "DE89 •••• 3000",
  amount: paymentId * 100,
  fee: 0,
  currencyCode: "EUR",
  settledAmount: 0,
  walletAmount: paymentId * 100,
  walletCurrencyCode: "EUR",
  baseAmount: paymentId * 100,
  rate: null,
  bonusId: null,
  createdAt: "2026-03-04T10:00:00Z",
  updatedAt: "2026-03-04T10:00:00Z",
  promisedAt: "2026-03-04T14:00:00Z",
  firstYes: null,
  needsTwo: false,
  hold: null,
  question: null,
  facts: [],
  alarms: 0,
  ...more,
});

/** A server with two payouts that does what it is told; `refuses`: what it answers to every decision. */
interface Opened {
  refuses?: string;
  rows?: OfficePayment[];
  role?: UserRole;
  heldAll?: { by: string; at: string; note: string } | null;
}
function openDesk({ refuses, rows = [payout(1), payout(2)], role = "cashier", heldAll: held = null }: Opened = {}) {
  const asked: string[] = [];
  let left = rows;
  let heldAll = held;
  const answer = ({ method, url, body }: ApiRequest) => {
    const missing = /\/(payment|player|promotion|tournament|mission)s\/99$/.exec(url);
    if (missing) return { status: 404, body: { message: "no", code: `${missing[1]}.not_found` } };
    if (url.includes("/protection/players")) {
      const found = { userId: 7, name: "Marta Silva", email: "marta@site.test", countryCode: "PT" };
      const rows = url.includes("search=marta") ? [{ ...found, kycStatus: "PENDING", excludedUntil: null }] : [];
      return { status: 200, body: { players: { count: rows.length, rows } } };
    }
    if (method === "GET" && url.includes("/payments?")) {
      const found = rows.filter(({ reference }) => url.includes(`search=${reference}`));
      return { status: 200, body: { payments: { count: found.length, rows: found }, baseCurrency: "EUR" } };
    }
    if (url.includes("/letters")) {
      const letters = [{ code: "holder_unconfirmed", theirs: "Der Inhaber ist nicht bestätigt.", own: "Not confirmed." }];
      return { status: 200, body: { language: "de", letters } };
    }
    if (method === "GET") {
      if (!url.includes("/payments/payouts")) return null;
      const answer = {
        payouts: { count: left.length, rows: left },
        baseTotal: 300,
        baseCurrency: "EUR",
        reviewHours: 4,
        heldAll,
      };
      return { status: 200, body: { ...answer, counts: { to_decide: left.length } } };
    }
    asked.push(`${url.slice("/api/backoffice/payments/".length)} ${JSON.stringify(body)}`);
    if (!refuses && url.endsWith("-all")) {
      heldAll = url.endsWith("/hold-all") ? { by: "cass@site.test", at: "2026-03-04T10:00:00Z", note: "Odd files" } : null;
      return { status: 200, body: { data: { success: true } } };
    }
    if (refuses) return { status: 409, body: { message: "no", code: refuses } };
    left = left.filter(({ paymentId }) => !url.includes(`/${paymentId}/`));
    return { status: 200, body: { data: { success: true, state: "approved" } } };
  };
  return { asked, user: openDeskAt(answer, { email: "cass@site.test", role }) };
}
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

it("sends a yes some seconds after A, and not at all where Z takes it back (issue 14)", async () => {
  const { user, asked } = openDesk();
  await row("Player 2");
  await user.keyboard("ja");
  expect(await screen.findByText("Payout of €200.00 approved")).toBeTruthy();
  await user.keyboard("z");
  await user.keyboard("ka"); // another one, and leaving the page sends it
  await screen.findByText("Payout of €100.00 approved");
  window.dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(asked).toEqual(["1/approve {}"]));
  await vi.waitFor(() => expect(screen.queryByText("Player 1")).toBeNull());
});

it("says so where somebody was faster, and reads the list again", async () => {
  const { user, asked } = openDesk({ refuses: "payment.decided" });
  await row("Player 1");
  await user.keyboard("a");
  await screen.findByText("Payout of €100.00 approved");
  window.dispatchEvent(new Event("pagehide"));
  expect(await screen.findByText("Somebody was faster: this is decided already.")).toBeTruthy();
  expect(asked).toEqual(["1/approve {}"]);
});

it("shows what the player will read, and keeps the note where the server refuses", async () => {
  const { user, asked } = openDesk({ refuses: "payment.decided" });
  await row("Player 1");
  await user.keyboard("r");
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Der Inhaber ist nicht bestätigt.")).toBeTruthy();
  await user.type(dialog.getByLabelText("For staff only, kept in the trail"), "Seen");
  await user.click(dialog.getByRole("button", { name: /^Reject/ }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Somebody was faster: this is decided already.");
  expect(dialog.getByLabelText("For staff only, kept in the trail")).toHaveProperty("value", "Seen");
  expect(asked).toEqual(['1/reject {"code":"holder_unconfirmed","note":"Seen"}']);
});

it("lets who said the first yes take it back, and not say the second", async () => {
  const firstYes = { by: "cass@site.test", at: "2026-03-04T11:00:00Z", note: null };
  const { user, asked } = openDesk({ rows: [payout(3, { needsTwo: true, firstYes })] });
  expect((await row("Player 3")).textContent).toContain("Waits for a second person");
  await user.keyboard("a");
  await user.click(await screen.findByRole("button", { name: "Take my yes back" }));
  await vi.waitFor(() => expect(asked).toEqual(["3/take-yes-back {}"]));
});

it("says that nothing waits, and opens no view that the role has not", async () => {
  openDesk({ rows: [] });
  expect(await screen.findByText("No payout waits here")).toBeTruthy();
  cleanup();
  window.history.replaceState(null, "", "/editor?desk=promotions");
  openDesk();
  expect(await screen.findByText("You may not open this")).toBeTruthy();
});

it.each([
  ["?desk=nonsense", "There is no such view", "Back to the desk", "?desk=payouts"],
  ["?desk=payments&payment=99", "There is no such payment.", "Back to the list", "?desk=payments"],
  ["?desk=payouts&payment=99", "There is no such payment.", "Back to the list", "?desk=payouts"],
  ["?desk=players&player=99", "There is no such player.", "Back to the list", "?desk=players"],
  ["?desk=promotions&promotion=99", "This promotion no longer exists.", "Back to the list", "?desk=promotions"],
  ["?desk=tournaments&tournament=99", "There is no such tournament.", "Back to the list", "?desk=tournaments"],
  ["?desk=missions&mission=99", "There is no such mission.", "Back to the list", "?desk=missions"],
])("says of %s what does not exist, to an administrator too, and leads on", async (search, words, way, on) => {
  window.history.replaceState(null, "", `/editor${search}`);
  const { user } = openDesk({ role: "administrator" });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText("You may not open this")).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  await user.click(screen.getByRole("button", { name: way }));
  expect(window.location.search).toBe(on);
});

it("leads back from a player to their row in the list, and not to its top (WCAG 2.4.3)", async () => {
  window.history.replaceState(null, "", "/editor?desk=players&q=marta");
  const { user } = openDesk();
  (await screen.findByRole("button", { name: "Marta Silva" })).focus();
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(window.location.search).toContain("player=7"));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Marta Silva" }));
});

it("leads on a phone to the views that have no room in its bar, by a menu, and has none where all of them fit", async () => {
  const { user } = openDesk({ role: "administrator" });
  await screen.findByRole("row", { name: /Player 1/ });
  await user.click(screen.getByRole("button", { name: "More" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(["Friends", "Held claims", "Payment methods", "Log", "Promotions", "Tournaments", "Missions", "Pages"]);
  await user.click(screen.getByRole("menuitem", { name: "Log" }));
  expect(window.location.search).toContain("desk=changes");
});

it("says one yes to all that are marked, their sum first, and to none where one has something worth a look (issue 14)", async () => {
  const { user, asked } = openDesk();
  await row("Player 2");
  await user.keyboard("x");
  await user.click(screen.getByRole("checkbox", { name: "Mark the payout of Player 2" }));
  expect(screen.getByText("2 marked, €300.00 in all.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Approve 2, €300.00" }));
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(["1/approve {}", "2/approve {}"]));
  cleanup();
  const { user: other } = openDesk({ rows: [payout(4), payout(5, { facts: [{ name: "documents_not_approved", values: {} }] })] });
  await row("Player 5");
  for (const name of ["Player 4", "Player 5"])
    await other.click(screen.getByRole("checkbox", { name: `Mark the payout of ${name}` }));
  expect(screen.getByRole("button", { name: /^Approve 2/ }).getAttribute("aria-disabled")).toBe("true");
});

it("finds a player by an e-mail address and a payment by its reference from anywhere with Ctrl K (issue 14)", async () => {
  const { user } = openDesk();
  await row("Player 1");
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "Find a player or payment" }), "marta");
  await screen.findByRole("option", { name: /Marta Silva/ });
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(window.location.search).toBe("?desk=players&player=7"));
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "Find a player or payment" }), "FYR-W-2");
  await user.click(await screen.findByRole("option", { name: /FYR-W-2/ }));
  await vi.waitFor(() => expect(window.location.search).toBe("?desk=payments&payment=2"));
});

it("asks a player from Q, keeps the question where it is refused, and waits for the answer", async () => {
  const question = { text: "Whose account?", by: "cass@site.test", at: "2026-03-04T11:00:00Z", answer: null, answeredAt: null };
  const { user, asked } = openDesk({ refuses: "payment.question_open", rows: [payout(1), payout(2, { question })] });
  await row("Player 1");
  await user.keyboard("q");
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText("What the player reads, in German"), "Is it yours?");
  await user.click(dialog.getByRole("button", { name: "Ask" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("The player was asked a question: it waits for their answer.");
  expect(dialog.getByLabelText("What the player reads, in German")).toHaveProperty("value", "Is it yours?");
  expect(asked).toEqual(['1/question {"question":"Is it yours?"}']);
  await user.keyboard("{Escape}j");
  const peek = within(await screen.findByRole("complementary", { name: "Chosen payout" }));
  expect(await peek.findByText("Whose account?")).toBeTruthy();
  expect(peek.queryByRole("button", { name: /Ask the player/ })).toBeNull();
  expect(peek.getByRole("button", { name: /Approve/ }).getAttribute("aria-disabled")).toBe("true");
  await user.click(peek.getByRole("button", { name: "Take the question back" }));
  await vi.waitFor(() => expect(asked.at(-1)).toBe("2/withdraw-question {}"));
});

it("holds all payouts with a reason that everybody at the desk reads, and lets them go again", async () => {
  const { user, asked } = openDesk();
  await row("Player 1");
  await user.click(await screen.findByRole("button", { name: "Hold all…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Note for staff"), "Odd files");
  await user.click(dialog.getByRole("button", { name: "Hold all" }));
  expect((await screen.findByText("All payouts are held.")).closest("div")?.textContent).toContain("Odd files");
  expect(screen.queryByRole("button", { name: "Hold all…" })).toBeNull();
  await user.keyboard("a");
  expect(screen.queryByText("Payout of €100.00 approved")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Release all…" }));
  const end = within(await screen.findByRole("dialog"));
  await user.type(end.getByLabelText("Note for staff"), "Explained");
  await user.click(end.getByRole("button", { name: "Release all" }));
  await vi.waitFor(() => expect(screen.queryByText("All payouts are held.")).toBeNull());
  expect(asked).toEqual(['hold-all {"note":"Odd files"}', 'release-all {"note":"Explained"}']);
});

it.each([
  ["support", []],
  ["compliance", ["Hold…", "Ask the player…"]],
] as const)("shows %s what it may do with a payout, and no more", async (role, may) => {
  const heldAll = { by: "ada@site.test", at: "2026-03-04T10:00:00Z", note: "Odd files" };
  openDesk({ role, heldAll });
  await row("Player 1");
  const names = ["Reject…", "Hold…", "Ask the player…", "Approve €100.00"];
  const shown = names.filter((name) => screen.queryByRole("button", { name: new RegExp(`^${name}`) }));
  expect(shown).toEqual(may);
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  expect(await screen.findByText("All payouts are held.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Release all…" }) === null).toBe(role === "support");
  const views = within(screen.getByRole("navigation", { name: "Views" }));
  expect(views.queryByRole("link", { name: "Payment methods" })).toBeNull();
  expect(views.getByRole("link", { name: /^Players/ })).toBeTruthy();
});
