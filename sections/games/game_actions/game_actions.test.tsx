// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emojiNames } from "../../../schemas/live";
import type { Theme } from "../../../schemas/settings";
import type { User } from "../../../schemas/user";
import type { Viewer } from "../../../schemas/viewer";
import { liveOf } from "../../../src/features/common/live/live";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { game, gamesAnswer } from "../../../src/testing/games";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute("data-streaming");
});

/** The bar above a game as somebody sees it, and the reactions that left it. */
async function show(user: User | null, { device = "desktop" as Viewer["device"], theme = "default" as Theme } = {}) {
  const services = createTestServices({
    ...(user && { viewer: { session: "user", depositCount: user.depositCount } as const }),
    transport: async ({ url }) =>
      url.includes("get-all-games") ? { status: 200, body: gamesAnswer([game()]) } : { status: 404, body: { message: "No" } },
  });
  services.theme = theme;
  services.session.setState(({ viewer }) => ({ user, viewer: { ...viewer, device } }));
  services.route.setState({ path: "/casino/games/ember-drake", params: { identifier: "ember-drake", gameId: "ember-drake" } });
  const sent: string[] = [];
  liveOf(services).react = async (name) => (sent.push(name), null);
  render((await prepare([section("game_actions")], services)).element);
  const reactions = () => screen.queryByRole("group", { name: "Reactions" });
  return { sent, reactions };
}

describe("reactions", () => {
  it("are money, lucky and monkey, sent by who has paid in (L-1.16, L-4.44, L-9.40, C-6.06)", async () => {
    const { sent, reactions } = await show(paidUser);
    expect([...emojiNames]).toEqual(["money", "lucky", "monkey"]);
    const bar = within(reactions() as HTMLElement);
    for (const button of bar.getAllByRole("button")) await act(async () => fireEvent.click(button));
    expect(sent).toEqual(["money", "lucky", "monkey"]);
  });

  it("ask who has not paid in for a deposit, for three seconds, and send nothing (L-4.43, L-8.14, L-9.14)", async () => {
    const { sent, reactions } = await show({ ...paidUser, depositCount: 0 });
    const bar = within(reactions() as HTMLElement);
    await act(async () => fireEvent.click(bar.getAllByRole("button")[0] as HTMLElement));
    expect(bar.getByRole("status").textContent).not.toBe("");
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(bar.getByRole("status").textContent).not.toBe("");
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(bar.getByRole("status").textContent).toBe("");
    expect(sent).toEqual([]);
  });

  it.each(["isTest", "isStreamer"] as const)("are sent without a deposit for %s (L-4.43, L-6.06)", async (flag) => {
    const { sent, reactions } = await show({ ...paidUser, depositCount: 0, [flag]: true });
    const bar = within(reactions() as HTMLElement);
    await act(async () => fireEvent.click(bar.getAllByRole("button")[0] as HTMLElement));
    expect(sent).toEqual(["money"]);
  });

  it.each(["lulu", "wincraft"] as const)("are not shown in %s (L-6.08)", async (theme) => {
    const { reactions } = await show(paidUser, { theme });
    expect(screen.getByRole("heading", { name: "Ember Drake" })).toBeTruthy();
    expect(reactions()).toBeNull();
  });

  it("are none for guests (L-6.04)", async () => {
    const { reactions } = await show(null);
    expect(screen.getByRole("heading", { name: "Ember Drake" })).toBeTruthy();
    expect(reactions()).toBeNull();
  });
});

describe("what keeps a streamer's account to themselves", () => {
  const toggle = () => screen.queryByRole("button", { name: "Hide private data for a stream" });

  it("hides it and says so until it is ended, on everything but phones (L-6.07)", async () => {
    await show({ ...paidUser, isStreamer: true });
    await act(async () => fireEvent.click(toggle() as HTMLElement));
    expect(document.documentElement.hasAttribute("data-streaming")).toBe(true);
    await act(async () => fireEvent.click(toggle() as HTMLElement));
    expect(document.documentElement.hasAttribute("data-streaming")).toBe(false);
    cleanup();
    await show({ ...paidUser, isStreamer: true }, { device: "phone" });
    expect(toggle()).toBeNull();
  });

  it("is for streamers alone (L-6.07)", async () => {
    await show(paidUser);
    expect(toggle()).toBeNull();
  });
});
