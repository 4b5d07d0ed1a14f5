import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeSettings } from "../testing/change_settings";
import { createSourceRenderer } from "../testing/source_renderer";
import { startTestApp } from "../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ createRenderer: createSourceRenderer });
});
afterAll(() => app.close());

const script = { provider: "script" as const, scriptUrl: "https://chat.example:8443/widget.js?x=1", buttonSelector: "#open" };

async function policyAt(url: string) {
  const policy = String((await app.inject(url)).headers["content-security-policy"]);
  return Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1).join(" ")]));
}

it("lets a page load the chat widget's origin and no other, only where the settings name one (L-1.11)", async () => {
  const before = await policyAt("/");
  expect(JSON.stringify(before)).not.toContain("chat.example");
  await changeSettings(app, { liveChat: script });
  const page = await policyAt("/");
  expect(page["script-src"]).toMatch(/^'self' 'nonce-[^']+'(?: 'sha256-[^']+'){2} https:\/\/chat\.example:8443$/);
  expect(page["connect-src"]).toBe("'self' https://chat.example:8443 wss://chat.example:8443");
  expect(page["style-src"]).toBe("'self' 'unsafe-inline' https://chat.example:8443");
  expect(page["object-src"]).toBe("'none'");
});

it("lets a page load the captcha's origin beside it, only where the settings ask for a hosted captcha", async () => {
  const captcha = { siteKey: "key", scriptUrl: "https://captcha.example/widget.js" };
  await changeSettings(app, { captcha: { ...captcha, provider: "proof_of_work" } });
  expect(JSON.stringify(await policyAt("/"))).not.toContain("captcha.example");
  await changeSettings(app, { captcha: { ...captcha, provider: "hosted" } });
  const page = await policyAt("/");
  expect(page["script-src"]).toMatch(
    /^'self' 'nonce-[^']+'(?: 'sha256-[^']+'){2} https:\/\/chat\.example:8443 https:\/\/captcha\.example$/,
  );
  expect(JSON.stringify(await policyAt("/api/viewer"))).not.toContain("captcha.example");
});

it("keeps the widget out of what is edited, and out of everything that is no page", async () => {
  for (const url of ["/?editor=nx", "/preview/home", "/api/viewer"])
    expect(JSON.stringify(await policyAt(url))).not.toContain("chat.example");
});

it("names the site's own origin to the canvas, whose frame has no address of its own", async () => {
  const editor = await policyAt("/editor?page=home");
  for (const kind of ["style-src", "img-src", "font-src"])
    expect(editor[kind], kind).toMatch(/^'self' http:\/\/localhost(?::\d+)?(?: |$)/);
  expect(editor["script-src"]).not.toContain("http://");
  expect((await policyAt("/"))["style-src"]).not.toContain("http://localhost");
});
