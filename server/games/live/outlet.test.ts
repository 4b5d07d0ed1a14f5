import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { io, type Socket } from "socket.io-client";
import { afterEach, expect, it } from "vitest";
import { createOutlet, type Outlet } from "./outlet";

const closes: (() => unknown)[] = [];
afterEach(() => Promise.all(closes.splice(0).map((close) => close())));

const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000, interval: 10 });

/** A socket whose owner stops reading: a phone in a tunnel. */
async function connect() {
  const http = createServer();
  const server = new Server(http, { transports: ["websocket"] });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  let caughtUp = 0;
  let waiting = () => 0;
  const opened = new Promise<Outlet>((resolve) =>
    server.on("connection", (socket) => {
      waiting = () => (socket.conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length; // what a server must not pile up
      resolve(createOutlet(socket, () => (caughtUp += 1)));
    }),
  );
  const client = io(`http://127.0.0.1:${port}`, { transports: ["websocket"], forceNew: true });
  closes.push(
    () => client.disconnect(),
    () => server.close(),
  );
  const heard: [string, unknown][] = [];
  client.onAny((event: string, message: unknown) => void heard.push([event, message]));
  const outlet = await opened;
  return { outlet, heard, tcp: () => tcpOf(client), caughtUp: () => caughtUp, waiting: () => waiting() };
}

/** What the transport reads from. */
const tcpOf = (client: Socket) =>
  (client.io.engine.transport as unknown as { ws: { _socket: { pause: () => void; resume: () => void } } }).ws._socket;

const balance = (version: number) => ({ cash: version, nonCash: 0, total: version, currencyCode: "EUR", version });
const bulk = { name: "x".repeat(300_000) };

it("gives a socket that does not read the newest state when it reads again, and no queue of what was", async () => {
  const { outlet, heard, tcp, caughtUp, waiting } = await connect();
  outlet.send("wallet:balance", balance(0));
  await until(() => heard.length).toBe(1);
  tcp().pause();
  for (let sent = 0; sent < 60; sent += 1) {
    outlet.send("currentWinnersUpdated", bulk);
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (let version = 1; version <= 5_000; version += 1) {
    outlet.send("wallet:balance", balance(version));
    outlet.send("allBetsUpdated", [], { number: version, previous: version - 1 });
    outlet.send("message", { type: "gameEmoji" });
  }
  outlet.send("depositSuccessToast", { paymentId: 1 });
  expect(waiting()).toBeLessThan(40);
  tcp().resume();
  await until(() => caughtUp()).toBe(1);
  await until(() =>
    heard.some(([event, message]) => event === "wallet:balance" && (message as { version: number }).version === 5_000),
  ).toBe(true);
  const count = (name: string) => heard.filter(([event]) => event === name).length;
  expect(count("wallet:balance")).toBeLessThan(40);
  expect(count("depositSuccessToast")).toBe(1);
  expect(count("message") + count("allBetsUpdated")).toBeLessThan(40);
});

it("tells all there is in its order while it is read", async () => {
  const { outlet, heard, caughtUp } = await connect();
  for (let version = 0; version < 200; version += 1) {
    outlet.send("wallet:balance", balance(version));
    await until(() => heard.length).toBe(version + 1);
  }
  expect(heard.map(([, message]) => (message as { version: number }).version)).toEqual(
    Array.from({ length: 200 }, (_, at) => at),
  );
  expect(caughtUp()).toBe(0);
});
