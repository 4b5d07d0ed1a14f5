import type { Socket } from "socket.io-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAccessToken } from "../../src/kit/session/access_token";
import { openSocket } from "./open_socket";

type Listener = (reason?: string) => void;
let listeners: Record<string, Listener[]> = {};
const socket = {
  active: false,
  on: (event: string, listener: Listener) => (listeners[event] ??= []).push(listener),
  connect: vi.fn<() => void>(),
  disconnect: vi.fn<() => void>(),
};
const io = vi.fn<(namespace: string) => typeof socket>(() => socket);
vi.mock("socket.io-client", () => ({ io: (namespace: string) => io(namespace) }));
const hear = (event: string, reason?: string) => listeners[event]?.forEach((listener) => listener(reason));

beforeEach(() => {
  listeners = {};
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** A socket, and what the server answers to whoever asks for a token. */
async function openTested(request: () => Promise<string | null>) {
  const opened: Socket[] = [];
  const accessToken = createAccessToken({ request, hasSession: true, onEnd: () => {} });
  const stop = openSocket({ namespace: "/desk", accessToken, onOpen: (one) => opened.push(one) });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  return { stop };
}

it("opens again with a new token where the server closed the line", async () => {
  const { stop } = await openTested(async () => "fresh");
  expect(io).toHaveBeenCalledWith("/desk");
  hear("disconnect", "io server disconnect");
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.connect).toHaveBeenCalledOnce();
  stop();
  expect(socket.disconnect).toHaveBeenCalledOnce();
});

it("leaves a line that is only broken to the socket itself, and stays closed where the session has ended", async () => {
  await openTested(async () => null);
  hear("disconnect", "transport close");
  hear("connect_error");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.connect).not.toHaveBeenCalled();
});

it("asks for a token again after a pause where nobody answers", async () => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce("fresh");
  await openTested(request);
  hear("connect_error");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(request).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.connect).toHaveBeenCalledOnce();
});

it("asks no more once it is stopped", async () => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  const { stop } = await openTested(request);
  hear("connect_error");
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledOnce();
});
