import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import { listenAsPeer } from "./peer_site";

const others: Server[] = [];
afterEach(() => Promise.all(others.splice(0).map((each) => new Promise((resolve) => each.close(resolve)))));

/** Something that answers so at a port of its own. */
async function listenBefore(answer: string): Promise<number> {
  const other = createServer((_, reply) => reply.end(answer));
  others.push(other);
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  return (other.address() as AddressInfo).port;
}

it.each(["<!doctype html><title>Another site</title>", "null", `{"key":"another demo's"}`])(
  "gives way to another program at its port that answers %s, and says so",
  async (answer) => {
    const port = await listenBefore(answer);
    await using site = fastify();
    const whenTaken = vi.fn();
    const at = await listenAsPeer(site, { port, host: "127.0.0.1", name: "ours", whenTaken });
    expect(at).not.toBe(port);
    expect(whenTaken).toHaveBeenCalledOnce();
  },
);

it("leaves the port to another process of the same demo", async () => {
  const port = await listenBefore(`{"key":"ours"}`);
  await using site = fastify();
  expect(await listenAsPeer(site, { port, host: "127.0.0.1", name: "ours", whenTaken: vi.fn() })).toBe(null);
});
