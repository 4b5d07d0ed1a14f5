import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../schemas/settings";
import { headScript } from "../../src/page/head_script";
import { systemSchemeScript } from "../../src/page/system_scheme";
import { permitOf } from "../platform/plugins/security";
import { allowedBySettings } from "./allowed_by_settings";

const chat = { liveChat: { provider: "script", scriptUrl: "https://chat.example:8443/widget.js", buttonSelector: "#open" } };
const captcha = { captcha: { provider: "hosted", siteKey: "key", scriptUrl: "https://captcha.example/widget.js" } };
const pictures = { pictureOrigins: ["https://pictures.example"] };
const offices = { backOfficeOrigins: ["https://office.example"] };

const digestOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const own = `'self' 'nonce-n' '${digestOf(headScript)}'`;

const alone = {
  "default-src": "'self'",
  "script-src": own,
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: https:",
  "media-src": "'self' https:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "frame-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'self'",
};
const withWidget = (origin: string) => ({
  "script-src": `${own} ${origin}`,
  "style-src": `'self' 'unsafe-inline' ${origin}`,
  "font-src": `'self' ${origin}`,
  "connect-src": `'self' ${origin} ${origin.replace("https:", "wss:")}`,
  "frame-src": `'self' ${origin}`,
});

it.each([
  ["no settings", {}, false, {}],
  ["the system's scheme", { defaultScheme: "system" }, false, { "script-src": `${own} '${digestOf(systemSchemeScript)}'` }],
  ["a chat widget", chat, false, withWidget("https://chat.example:8443")],
  ["a chat of our own", { liveChat: { ...chat.liveChat, provider: "own" } }, false, {}],
  ["a hosted captcha", captcha, false, withWidget("https://captcha.example")],
  ["a captcha of our own", { captcha: { ...captcha.captcha, provider: "proof_of_work" } }, false, {}],
  [
    "places of pictures",
    pictures,
    false,
    { "img-src": "'self' data: https://pictures.example", "media-src": "'self' https://pictures.example" },
  ],
  [
    "places of pictures beside a chat widget",
    { ...pictures, ...chat },
    false,
    {
      ...withWidget("https://chat.example:8443"),
      "img-src": "'self' data: https://pictures.example https://chat.example:8443",
      "media-src": "'self' https://pictures.example https://chat.example:8443",
    },
  ],
  ["back offices, for visitors", offices, false, {}],
  ["back offices that edit", { ...offices, ...chat }, true, { "frame-ancestors": "'self' https://office.example" }],
  ["an editing request without back offices", captcha, true, {}],
])("opens the policy for %s and for nothing else", (_, settings, isEdited, differing) => {
  const allowed = allowedBySettings(z.parse(siteSettings, { defaultScheme: "dark", ...settings }), { isEdited });
  const policy = permitOf(allowed).policyWith("n");
  const directives = Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/).slice(0, 2)));
  expect(directives).toEqual({ ...alone, ...differing });
});

it("lets payment providers be framed and forms be sent to them, and no script of theirs run", () => {
  const policy = permitOf({ payments: ["https://pay.example"] }).policyWith("n");
  const withPay = policy.split("; ").filter((directive) => directive.includes("pay.example"));
  expect(withPay).toEqual(["frame-src 'self' https://pay.example", "form-action 'self' https://pay.example"]);
});
