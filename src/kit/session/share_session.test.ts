// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { User } from "../../../schemas/user";
import { createApi, type Transport } from "../api/api";
import { guest } from "../../testing/create_test_services";
import { paidUser } from "../../testing/site";
import { createAccessToken } from "./access_token";
import { renewToken } from "./renew_token";
import { becomeGuest, becomeUser, createSession } from "./session_store";
import { shareSession } from "./share_session";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const other: User = { ...paidUser, userId: 99, email: "other@foyer.test" };

/** One tab of a browser whose cookie belongs to `cookie.user`. */
function tab(user: User | null, cookie: { user: User | null }) {
  const session = createSession({ viewer: { ...guest, session: user ? "user" : "guest" }, user });
  const seen = { reloads: 0, requests: 0 };
  const accessToken = createAccessToken({
    hasSession: user !== null,
    onEnd: () => becomeGuest(session),
    request: async () => {
      seen.requests++;
      if (cookie.user && !session.getState().user) becomeUser(session, cookie.user);
      return cookie.user && `token of ${cookie.user.userId}`;
    },
  });
  stops.push(shareSession({ window, session, accessToken, reload: () => void seen.reloads++ }));
  return { session, accessToken, seen, who: () => session.getState().user?.userId ?? null };
}

describe("tabs of one browser", () => {
  it("become guests where one signs out", async () => {
    const cookie = { user: paidUser as User | null };
    const [one, two, three] = [tab(paidUser, cookie), tab(paidUser, cookie), tab(paidUser, cookie)];
    cookie.user = null;
    becomeGuest(one.session);
    await vi.waitFor(() => expect([two.who(), three.who()]).toEqual([null, null]));
    expect(await two.accessToken.current()).toBeNull();
    expect([two, three].map(({ seen }) => seen.reloads + seen.requests)).toEqual([0, 0]);
  });

  it("become the user where one signs in", async () => {
    const cookie = { user: paidUser };
    const [one, two] = [tab(null, cookie), tab(null, cookie)];
    becomeUser(one.session, paidUser);
    await vi.waitFor(() => expect(two.who()).toBe(paidUser.userId));
    expect([one.seen.requests, two.seen.requests, two.seen.reloads]).toEqual([0, 1, 0]);
  });

  it("load again where one is somebody else by now", async () => {
    const cookie = { user: other };
    const [one, two] = [tab(null, cookie), tab(paidUser, cookie)];
    becomeUser(one.session, other);
    await vi.waitFor(() => expect(two.seen.reloads).toBe(1));
  });

  it("look whether the session still stands when somebody comes back after a while, and not before", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    const cookie = { user: paidUser as User | null };
    const one = tab(paidUser, cookie);
    await one.accessToken.current();
    cookie.user = null;
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
    expect(one.who()).toBe(paidUser.userId);
    vi.setSystemTime(61_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(one.who()).toBeNull());
  });
});

describe("a renewal", () => {
  /** Locks of a browser: whoever asks later waits. */
  function createLocks() {
    let last: Promise<unknown> = Promise.resolve();
    async function take(before: Promise<unknown>, use: () => Promise<unknown>) {
      await before;
      return use();
    }
    const request = (_name: string, _options: object, use: () => Promise<unknown>) => (last = take(last, use));
    return { request } as unknown as LockManager;
  }

  it("is one at a time in all tabs of a browser", async () => {
    let [running, most] = [0, 0];
    const transport: Transport = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running--;
      return { status: 200, body: { data: { success: true, accessToken: "a", user: paidUser } } };
    };
    const locks = createLocks();
    const renewals = await Promise.all(Array.from({ length: 20 }, () => renewToken(createApi(transport), locks)));
    expect(renewals.every((renewal) => renewal?.accessToken === "a" && renewal.user.userId === paidUser.userId)).toBe(true);
    expect(most).toBe(1);
  });

  it("does not wait for ever for a tab that is held up", async () => {
    const stuck = { request: () => Promise.reject(new DOMException("", "TimeoutError")) } as unknown as LockManager;
    const transport: Transport = async () => ({ status: 401, body: { message: "" } });
    expect(await renewToken(createApi(transport), stuck)).toBeNull();
  });

  it.each([401, 403])("finds no session where the server says %s", async (status) => {
    expect(await renewToken(createApi(async () => ({ status, body: { message: "" } })))).toBeNull();
  });

  it.each([408, 429, 500, 503])("does not take %s for the end of the session", async (status) => {
    await expect(renewToken(createApi(async () => ({ status, body: { message: "" } })))).rejects.toThrow();
  });
});
