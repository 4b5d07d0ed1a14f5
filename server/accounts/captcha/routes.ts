import type { FastifyInstance } from "fastify";
import { getCaptchaChallenge } from "../../../schemas/api/captcha";
import { notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { newChallenge } from "./proof_of_work";

export async function captchaRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    getCaptchaChallenge,
    async () => {
      if (app.settings().settings.captcha.provider === "hosted") throw notFound("challenge", "captcha.off");
      return newChallenge(app);
    },
    { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } },
  );
}
