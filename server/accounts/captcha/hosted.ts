import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { HttpError } from "../../platform/api_error";

const patience = 5_000;

const answer = z.looseObject({ success: z.boolean() });

/** What the service that draws the widget says of the widget's answer (Turnstile, hCaptcha and reCAPTCHA are asked alike). */
export async function isWidgetSolved(
  { configuration, settings, log }: Pick<FastifyInstance, "configuration" | "settings" | "log">,
  request: Pick<FastifyRequest, "ip">,
  token: string,
): Promise<boolean> {
  const { verifyUrl, siteKey } = settings().settings.captcha;
  const secret = configuration.captchaSecret;
  if (!verifyUrl || !secret) {
    log.error("The hosted captcha has no address to check at, or CAPTCHA_SECRET is not set");
    throw unavailable();
  }
  try {
    const body = new URLSearchParams({ secret, response: token, remoteip: request.ip, sitekey: siteKey });
    const response = await fetch(verifyUrl, { method: "POST", body, redirect: "error", signal: AbortSignal.timeout(patience) });
    return z.parse(answer, await response.json()).success;
  } catch (error) {
    log.warn({ err: error }, "The hosted captcha could not be checked");
    throw unavailable();
  }
}

const unavailable = () =>
  new HttpError(503, "captcha.unavailable", "The check against robots could not be made. Try again in a moment.", {
    data: { success: false },
  });
