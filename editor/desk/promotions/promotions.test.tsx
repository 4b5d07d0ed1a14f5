// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PromotionLine, PromotionPage } from "../../../schemas/api/promotions_desk";
import type { UserRole } from "../../../schemas/user";
import type { ApiRequest } from "../../../src/kit/api/api";
import { game, gamesAnswer } from "../../../src/testing/games";
import { openDeskAt } from "../../testing/desk";
import { ofKind } from "./promotion_fields";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => {
  window.history.replaceState(null, "", "/editor?desk=promotions");
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const figures = { taken: 3, running: 1, waiting: 0, won: 2, given: 30, paid: 12.5, burned: 0 };
const line = (promotionId: number, more: Partial<PromotionLine> = {}): PromotionLine => ({
  promotionId,
  bannerKey: `gift-${promotionId}`,
  title: { en: `Gift ${promotionId}` },
  bonusType: "no_deposit",
  state: "live",
  version: 2,
  hasDraft: false,
  publishAt: null,
  startAt: null,
  endAt: null,
  figures,
  ...more,
});
const gift = ofKind("amount", { banner: { bannerTitle: { en: "Gift 1" }, isVisible: true }, coupons: [] });

/** A server with so many promotions that keeps what it is told. */
function openPromotions(
  lines: PromotionLine[],
  { role = "administrator" as UserRole, refuses = "", isReady = false, content: start = gift } = {},
) {
  const asked: [string, unknown][] = [];
  let content = start;
  let published = gift;
  let revision = 0;
  const pageOf = (): PromotionPage => ({
    promotion: lines[0] ?? line(1, { version: 0, state: "draft" }),
    content,
    published,
    draft:
      revision > 0
        ? { revision, savedAt: "2026-11-23T04:00:00Z", savedBy: "a@site.test", publishAt: null, refusedAt: null }
        : null,
    versions: [{ version: 2, at: "2026-11-20T10:00:00Z", by: "a@site.test", content: gift, holders: 4 }],
    changes: [{ at: "2026-11-20T10:00:00Z", by: "a@site.test", change: "published", version: 2, note: null }],
    caps: [{ market: "GB", times: 10 }],
    baseCurrency: "EUR",
    currencies: ["EUR", "NOK"],
    mayPublish: role === "administrator",
  });
  const answer = ({ method, url, body }: ApiRequest) => {
    if (method === "GET" && url.endsWith("/promotions/desk"))
      return { status: 200, body: { promotions: lines, baseCurrency: "EUR", mayPublish: true } };
    if (method === "GET" && /promotions\/\d+$/.test(url)) return { status: 200, body: pageOf() };
    if (url.includes("/get-all-games?")) {
      const isAsked = new URL(url, "http://site.test").searchParams.get("gameCodes") === "ember-drake";
      return { status: 200, body: gamesAnswer(isAsked ? [game({ name: "Ember Drake II" })] : []) };
    }
    if (method === "GET") return null;
    asked.push([`${method} ${url.replace("/api/backoffice/promotions", "")}`, body]);
    if (refuses && url.endsWith("/draft"))
      return { status: 409, body: { message: "no", code: refuses, data: { by: "b@site.test", revision: 5 } } };
    if (method === "DELETE") {
      [content, revision] = [published, 0];
      return { status: 200, body: { isGone: false } };
    }
    if (url.endsWith("/draft")) {
      const { basedOn } = body as { basedOn: number };
      if (basedOn !== revision)
        return { status: 409, body: { message: "no", code: "promotion.changed", data: { by: null, revision } } };
      content = (body as { content: Record<string, unknown> }).content;
      revision += 1;
      return { status: 200, body: { revision, savedAt: "2026-11-23T04:00:00Z", savedBy: "a@site.test" } };
    }
    if (url.endsWith("/publish") && isReady) {
      [published, revision] = [content, 0];
      return { status: 200, body: { version: 3, publishAt: null } };
    }
    if (url.endsWith("/publish")) {
      const issues = [{ path: ["banner", "bannerTitle"], code: "no_title", message: "x" }];
      return { status: 422, body: { message: "no", code: "promotion.not_ready", data: { issues } } };
    }
    return { status: 200, body: { promotionId: 9 } };
  };
  openDeskAt(answer, { role, email: "a@site.test" });
  return { asked };
}

it("begins an empty site with the first promotion, which has something in every field (issue 16)", async () => {
  const { asked } = openPromotions([]);
  await userEvent.click((await screen.findAllByRole("button", { name: "New promotion" }))[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText("Name that players read"), "Høst & løv 2026");
  await userEvent.selectOptions(screen.getByLabelText("What one gets"), "Free spins");
  await userEvent.click(screen.getByRole("button", { name: "Make it" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject([
    "POST ",
    { bannerKey: "host-lov-2026", content: { bonusType: "freespins", banner: { bannerTitle: { en: "Høst & løv 2026" } } } },
  ]);
});

it("lists each with its state, uptake and cost, and finds one by name", async () => {
  openPromotions([line(1), line(2, { state: "ended" })]);
  const row = await screen.findByRole("row", { name: /Gift 1/ });
  expect(within(row).getByText("Live")).toBeTruthy();
  expect(within(row).getByText("€12.50")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Name or key"), "gift 2");
  await waitFor(() => expect(screen.queryByRole("row", { name: /Gift 1/ })).toBeNull());
  expect(screen.getByRole("row", { name: /Gift 2/ }).textContent).toContain("Ended");
});

it("keeps what is typed, shows players' words for it at once, and says what is wrong beside the field", async () => {
  window.history.replaceState(null, "", "/editor?desk=promotions&promotion=1");
  const { asked } = openPromotions([line(1)]);
  const times = await screen.findByLabelText("Times");
  await userEvent.clear(times);
  await userEvent.type(times, "12");
  const box = screen.getByRole("region", { name: "Key terms that players read" });
  await waitFor(() => expect(box.textContent).toContain("12× the bonus"));
  expect(screen.getByText(/law allows at most 10/)).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.[1]).toMatchObject({ content: { rules: { wager: { times: 12 } } } }));
  await userEvent.clear(times);
  await userEvent.type(times, "500");
  expect(await screen.findByText("At most 100.")).toBeTruthy();
});

it("names games in the key terms by their titles, as players read them", async () => {
  window.history.replaceState(null, "", "/editor?desk=promotions&promotion=1");
  const spins = { kind: "spins", count: 20, stake: { EUR: 0.1 }, games: ["ember-drake"], minDeposit: null };
  openPromotions([line(1)], { content: { ...gift, rules: { ...(gift["rules"] as object), gives: spins } } });
  const box = await screen.findByRole("region", { name: "Key terms that players read" });
  await waitFor(() => expect(box.textContent).toContain("Ember Drake II"));
});

it("says who was faster, and saves over it only when asked to", async () => {
  window.history.replaceState(null, "", "/editor?desk=promotions&promotion=1");
  const { asked } = openPromotions([line(1)], { refuses: "promotion.changed" });
  await userEvent.type(await screen.findByLabelText("Times"), "1");
  expect(await screen.findByText(/b@site.test has saved it meanwhile/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save mine over it" }));
  await waitFor(() => expect(asked.at(-1)?.[1]).toMatchObject({ basedOn: 5 }));
});

it("goes on from what was published or taken back, and from theirs where somebody was faster", async () => {
  window.history.replaceState(null, "", "/editor?desk=promotions&promotion=1");
  const { asked } = openPromotions([line(1)], { isReady: true });
  const times = () => screen.findByLabelText<HTMLInputElement>("Times");
  const isKept = (basedOn: number) => waitFor(() => expect(asked.at(-1)).toMatchObject(["PUT /1/draft", { basedOn }]));
  await userEvent.type(await times(), "1");
  await isKept(0);
  await userEvent.click(await screen.findByRole("button", { name: "Publish version 3…" }));
  await userEvent.click(screen.getByRole("button", { name: "Publish now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.type(await times(), "{Backspace}");
  await isKept(0);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Take changes back" }));
  await waitFor(async () => expect((await times()).value).toBe("301"));
  cleanup();
  openPromotions([line(1)], { refuses: "promotion.changed" });
  await userEvent.type(await times(), "1");
  await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
  await waitFor(async () => expect((await times()).value).toBe("30"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("tells by rule why a persona is not offered it, and the table says so for all", async () => {
  window.history.replaceState(null, "", "/editor?desk=promotions&promotion=1&tab=who");
  openPromotions([line(1)]);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Paid customers" }));
  expect(await screen.findByText("Not offered")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Deposited, Germany: Is offered" }));
  expect(await screen.findByText("Is offered")).toBeTruthy();
});

it("names what keeps it from being published, at its field too; who may not publish reads why", async () => {
  window.history.replaceState(null, "", "/editor?desk=promotions&promotion=1&tab=texts");
  const { asked } = openPromotions([line(1)]);
  await userEvent.type(await screen.findByRole("textbox", { name: "Heading" }), "!");
  await userEvent.click(await screen.findByRole("button", { name: "Publish version 3…" }));
  await userEvent.click(screen.getByRole("button", { name: "Publish now" }));
  const dialog = screen.getByRole("dialog");
  expect(await within(dialog).findByText(/Heading: Give it a title/)).toBeTruthy();
  expect(asked.at(-1)).toMatchObject(["POST /1/publish", { revision: 1 }]);
  cleanup();
  openPromotions([line(1)], { role: "content_editor" });
  expect((await screen.findByRole("button", { name: "Publish version 3…" })).getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("tab", { name: "Results" })).toBeNull();
});
