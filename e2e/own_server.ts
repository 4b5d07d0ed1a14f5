import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "./visitor";

/** What is published in such a spec changes the whole site, so it has a server of its own, each at another offset. */
export function useOwnServer(offset: number): string {
  const port = Number(process.env["E2E_PORT"] ?? 3199) + offset;
  const site = `http://localhost:${port}`;
  let server: ChildProcess;
  test.use({ baseURL: site });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = spawn(process.execPath, ["e2e/serve.mjs"], { env: { ...process.env, PORT: String(port) }, stdio: "ignore" });
    await expect.poll(() => statusOf(`${site}/readyz`), { timeout: 110_000 }).toBe(200);
  });
  test.afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.once("exit", () => resolve());
        server.kill("SIGTERM");
      }),
  );
  return site;
}

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
