import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { integrityOf } from "./list_scripts";
import { differences } from "./served_scripts";

const strict = "default-src 'self'; script-src 'self' 'nonce-abc'; object-src 'none'";
const built = ["assets/deposit.js", "assets/sheet.js"].map((file) => ({
  file,
  integrity: integrityOf(Buffer.from(`code of ${file}`)),
}));

/** A site that serves these files, under a policy. */
async function siteOf(files: Record<string, string>, policy = strict) {
  const server = createServer((request, reply) => {
    const code = files[(request.url ?? "").slice(1)];
    const isThere = code !== undefined || request.url === "/";
    reply.writeHead(isThere ? 200 : 404, { "content-security-policy": policy }).end(code ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const asBuilt = Object.fromEntries(built.map(({ file }) => [file, `code of ${file}`]));

it("finds nothing where all scripts are served as they were built (expectation 2.4.10)", async () => {
  expect(await differences(await siteOf(asBuilt), built)).toEqual([]);
});

it("finds a script that was changed, and one that is gone", async () => {
  const site = await siteOf({ "assets/deposit.js": "code of assets/deposit.js; steal()" });
  expect(await differences(site, built)).toEqual([
    expect.stringContaining("assets/deposit.js: sha256-") as unknown,
    "assets/sheet.js: not served (404)",
  ]);
});

it.each([
  ["none", "", ["/: no policy says which scripts may run"]],
  ["one that lets inline scripts run", "script-src 'self' 'unsafe-inline'", ["/: the policy lets 'unsafe-inline' run"]],
  ["one that lets scripts of everybody run", "script-src 'self' https:", ["/: the policy lets https: run"]],
])("finds a policy that is %s", async (_, policy, expected) => {
  expect(await differences(await siteOf(asBuilt, policy), built)).toEqual(expected);
});
