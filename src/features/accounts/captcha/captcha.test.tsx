// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getCaptchaChallenge } from "../../../../schemas/api/captcha";
import { renderInSite, type Reply, siteServices, type SiteOptions } from "../../../testing/site";
import { useCaptcha } from "./use_captcha";
import type { Captcha } from "./captcha";

/** The browser's worker, in the same thread: jsdom has none. */
class SameThreadWorker extends EventTarget {
  terminate() {}
  async postMessage(challenge: Parameters<typeof solveChallenge>[0]["challenge"]) {
    this.dispatchEvent(new MessageEvent("message", { data: await solveChallenge({ challenge, deriveKey }) }));
  }
}
beforeEach(() => void vi.stubGlobal("Worker", SameThreadWorker));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

let captcha: Captcha;
function Form() {
  const current = useCaptcha();
  useEffect(() => void (captcha = current));
  return <form aria-label="Form">{current.field}</form>;
}
const renderForm = (options: SiteOptions) => renderInSite(<Form />, siteServices(options));

const challenge = async (seconds = 600) =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    counter: 5,
    deriveKey,
    hmacSignatureSecret: "secret",
    expiresAt: new Date(Date.now() + seconds * 1_000),
  });
const proofOfWork = (reply: Reply) => ({
  settings: { captcha: { provider: "proof_of_work" as const } },
  answers: { [`GET ${getCaptchaChallenge.path}`]: reply },
});
const counterOf = (token: string | undefined) =>
  (JSON.parse(atob(token ?? "")) as { solution: { counter: number } }).solution.counter;

it("asks nothing and shows nothing where the settings name no captcha", async () => {
  renderForm({});
  expect(screen.getByRole("form").childElementCount).toBe(0);
  expect(await captcha.token()).toBeUndefined();
});

it("does the work by itself, says so, and gives a new token after each attempt (C-4.33)", async () => {
  const body = [await challenge(), await challenge()];
  renderForm(proofOfWork(() => ({ status: 200, body: body.shift() })));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Checked: you are not a robot."));
  const first = await captcha.token();
  expect(counterOf(first)).toBe(5);
  captcha.reset();
  const second = await captcha.token();
  expect([counterOf(second), second === first, body.length]).toEqual([5, false, 0]);
});

it("does the work again where the first proof ran out while somebody wrote", async () => {
  const body = [await challenge(5), await challenge()];
  const late = body[1];
  renderForm(proofOfWork(() => ({ status: 200, body: body.shift() })));
  const token = await captcha.token();
  expect((JSON.parse(atob(token ?? "")) as { challenge: unknown }).challenge).toEqual(late);
});

it("says that it did not work, and tries again when it is asked to", async () => {
  const body = await challenge();
  const replies = [{ status: 500, body: { message: "no" } }];
  renderForm(proofOfWork(() => replies.shift() ?? { status: 200, body }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/did not work/));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/Checked/));
  expect(counterOf(await captcha.token())).toBe(5);
});

const hosted = {
  settings: {
    captcha: {
      provider: "hosted" as const,
      siteKey: "key",
      scriptUrl: "https://captcha.example/widget.js",
      verifyUrl: "https://captcha.example/v",
    },
  },
};
const script = () => document.querySelector<HTMLScriptElement>("script[data-captcha-widget]");

it("draws the operator's widget once its script is there, and sends its answer", async () => {
  const render = vi.fn((_place: HTMLElement, options: { sitekey: string; callback: (token: string) => void }) => {
    options.callback("answer of the widget");
    return 1;
  });
  const reset = vi.fn();
  vi.stubGlobal("turnstile", { render, reset });
  renderForm(hosted);
  expect(script()?.src).toBe("https://captcha.example/widget.js");
  expect(await captcha.token()).toBeUndefined();
  fireEvent(script() as Element, new Event("load"));
  await waitFor(async () => expect(await captcha.token()).toBe("answer of the widget"));
  expect(render.mock.calls[0]?.[1].sitekey).toBe("key");
  captcha.reset();
  expect(reset).toHaveBeenCalledTimes(1);
  expect(await captcha.token()).toBeUndefined();
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/confirm first/));
});

it("offers to try again where the widget's script does not come", async () => {
  renderForm(hosted);
  fireEvent(script() as Element, new Event("error"));
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(script()).not.toBeNull());
});
