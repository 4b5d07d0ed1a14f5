import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import type pg from "pg";
import { onTestFinished } from "vitest";

/** A way to a test's database, for this test alone, whose connections can be cut off as when its machine dies. */
export async function cutOffDatabase({ host, user, database }: pg.PoolConfig) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(join(host ?? "", ".s.PGSQL.5432"));
    open.add(near);
    for (const socket of [near, far]) socket.on("error", () => {});
    near.on("close", () => {
      open.delete(near);
      far.destroy();
    });
    far.on("close", () => near.destroy());
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    connection: { host: "127.0.0.1", port, user, database },
    cut: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
  };
}
