import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "../../platform/api_error";
import { isWidgetSolved } from "./hosted";
import { isWorkDone } from "./proof_of_work";

const longest = 8_000;

/** Refuses who does not prove to be a browser, in the way that the settings ask for. */
export async function requireCaptcha(app: FastifyInstance, request: FastifyRequest, token: string | undefined): Promise<void> {
  const { provider } = app.settings().settings.captcha;
  if (provider === "none") return;
  const isPresent = token !== undefined && token !== "" && token.length <= longest;
  const isProven =
    isPresent && (provider === "hosted" ? await isWidgetSolved(app, request, token) : await isWorkDone(app, token));
  if (isProven) return;
  throw new HttpError(400, "captcha.failed", "The check against robots did not succeed. Try again.", {
    data: { success: false },
  });
}
