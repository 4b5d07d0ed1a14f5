// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDeskAt } from "../../testing/desk";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => window.history.replaceState(null, "", "/editor?desk=players&player=7"));
afterEach(cleanup);

const player = {
  userId: 7,
  name: "Marta Silva",
  nickname: "marta7",
  email: "marta@site.test",
  countryCode: "PT",
  kycStatus: "PENDING",
  excludedUntil: null,
  firstName: "Marta",
  lastName: "Silva",
  dateOfBirth: "1995-05-17",
  age: 31,
  currencyCode: "EUR",
  createdAt: "2026-01-04T10:00:00Z",
  depositCount: 2,
  isEmailVerified: false,
  isHeld: false,
};
const page = {
  player,
  balance: { cash: 12.4, bonus: 0, reserved: 100, owed: 0, currencyCode: "EUR" },
  totals: { paidIn: 640, paidOut: 45, currencyCode: "EUR" },
  requests: {
    labels: [
      { documentLabelId: 2, label: "Passport" },
      { documentLabelId: 6, label: "Proof of income" },
    ],
    language: "pt",
    letters: [{ code: "payout", theirs: "Antes do levantamento.", own: "Before your payout." }],
  },
  documents: [],
  limits: [
    {
      kind: "deposit",
      timeframe: "monthly",
      period: 2,
      currentLimit: 1_000,
      usedLimit: 620,
      left: 380,
      expiry: "2026-12-01T00:00:00Z",
      currency: "EUR",
      pending: { limit: 1_500, requestedAt: "2026-11-20T14:10:00Z", appliesAt: "2026-11-21T14:10:00Z", isReady: false },
    },
  ],
  breaks: [],
  offers: { time_out: ["PT24H"], self_exclusion: ["P1Y", "lifetime"] },
  notes: [],
  trail: [
    { at: "2026-11-20T20:00:00Z", actor: "ada@site.test", action: "player.noted", details: { note: "Writes in Portuguese." } },
  ],
};

function openPage({ refuses }: { refuses?: string } = {}) {
  const asked: unknown[] = [];
  const looks: string[] = [];
  const user = openDeskAt(({ method, url, body }) => {
    if (method !== "GET") {
      asked.push([url.slice("/api/backoffice/".length), body]);
      if (refuses) return { status: 409, body: { message: "no", code: refuses } };
      return { status: 200, body: { data: { success: true, until: null } } };
    }
    if (url.includes("/documents")) {
      return { status: 200, body: { documents: { count: 0, rows: [] }, waiting: 3, reviewMinutes: 120 } };
    }
    if (!url.includes("/protection/players/7")) return null;
    looks.push(url);
    return { status: 200, body: page };
  });
  return { asked, looks, user };
}

it("says what a player has, what of their limits is used and what waits, and looks once (issue 15)", async () => {
  const { looks } = openPage();
  expect(await screen.findByRole("heading", { name: "Marta Silva", level: 1 })).toBeTruthy();
  for (const words of ["€12.40", "€620.00 / €1,000.00", "E-mail not confirmed", "Writes in Portuguese."])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/^Change to €1,500.00 waits until /)).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Documents/ }).textContent).toContain("3");
  expect(looks).toHaveLength(1);
});

it("asks for a document for a reason that the player reads in their language, or in other words (C-4.52)", async () => {
  const { asked, user } = openPage();
  await user.click(await screen.findByRole("button", { name: "Ask for a document…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Document" }), "Proof of income");
  expect(dialog.getByText("Antes do levantamento.")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Something else" }));
  await user.type(dialog.getByRole("textbox", { name: "What the player reads, in Portuguese" }), "Envia o recibo.");
  await user.click(dialog.getByRole("button", { name: "Ask for it" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).toEqual([["documents/7/6/request", { reason: "other", words: "Envia o recibo." }]]);
});

it("enters a break by the market's periods with why and a remark, and keeps what was written where it is refused (L-7.42)", async () => {
  const { asked, user } = openPage({ refuses: "break.longer" });
  await user.click(await screen.findByRole("button", { name: "Protect…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Break" }), "For good");
  await user.type(dialog.getByRole("textbox", { name: "Note for staff" }), "Called.");
  await user.click(dialog.getByRole("button", { name: "Exclude" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("A longer break is already running.");
  expect(dialog.getByRole("textbox", { name: "Note for staff" })).toHaveProperty("value", "Called.");
  expect(asked).toEqual([
    ["protection/players/7/exclude", { kind: "self_exclusion", period: "lifetime", reason: "asked_for", note: "Called." }],
  ]);
});

it("adds a remark with N (issue 15)", async () => {
  const { asked, user } = openPage();
  await screen.findByRole("heading", { name: "Marta Silva", level: 1 });
  await user.keyboard("n");
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), "Explained the closed loop.");
  await user.click(dialog.getByRole("button", { name: "Add the note" }));
  await vi.waitFor(() => expect(asked).toEqual([["protection/players/7/note", { note: "Explained the closed loop." }]]));
});

it("leads the focus on when the list takes the place of what was open (WCAG 2.4.3)", async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole("button", { name: /^Back/ }));
  expect(screen.queryByRole("heading", { name: "Marta Silva", level: 1 })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it.each(["payments&from=2026-03-04", "payouts&min=5"])(
  "leads the focus to the filters where they are taken away from %s (WCAG 2.4.3)",
  async (address) => {
    window.history.replaceState(null, "", `/editor?desk=${address}`);
    const user = openDeskAt(() => null);
    const all = await screen.findByRole("button", { name: "Show all" });
    const tools = all.parentElement;
    await user.click(all);
    expect(all.isConnected).toBe(false);
    expect(document.activeElement).toBe(tools);
  },
);
