// @vitest-environment jsdom
import { io, type Socket } from "socket.io-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestServices } from "../../../testing/create_test_services";
import "./connection"; // so that it is at hand as soon as it is asked for
import { createLive } from "./live";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  vi.useRealTimers();
});

const sockets: Socket[] = [];
const nobody = "http://127.0.0.1:1"; // a socket goes on trying to reach it until it is closed
const openSocket = async () => {
  const socket = io(nobody, { transports: ["websocket"], autoConnect: false, forceNew: true });
  sockets.push(socket);
  return socket;
};
const areOpen = () => sockets.map(({ active }) => active);

/** Listens, and waits until the socket is there. */
async function listen(live: ReturnType<typeof createLive>) {
  const stop = live.on("message", () => {}, true);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}

it("closes the socket half a minute after the last listener is gone, and not before", async () => {
  const live = createLive(createTestServices(), openSocket);
  const [stop, stopOther] = [await listen(live), await listen(live)];
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(areOpen()).toEqual([true]);
  stopOther();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(areOpen()).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(areOpen()).toEqual([false]);
});

it("keeps the socket for who listens again within that time, and opens another one later", async () => {
  const live = createLive(createTestServices(), openSocket);
  (await listen(live))();
  await vi.advanceTimersByTimeAsync(20_000);
  const stop = await listen(live);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(areOpen()).toEqual([true]);
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  await listen(live);
  expect(areOpen()).toEqual([false, true]);
});

it("opens none for who is gone before the page is at rest", async () => {
  const live = createLive(createTestServices(), openSocket);
  live.on("message", () => {})();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(sockets).toEqual([]);
});
