import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose account the call is about, as far as that is known; for the logs alone. */
    accountId: number | null;
    /** The code of the error that it was answered with. */
    problem: string | null;
    hasSignedIn: boolean;
  }
}

/** What happens to accounts, by the call that did it. */
const events: Record<string, string> = {
  "POST /api/user/sign-up": "account_opened",
  "POST /api/user/logout": "sign_out",
  "POST /api/user/forget-password": "password_reset_asked",
  "POST /api/user/reset-password": "password_reset",
  "POST /api/user/change-password": "password_changed",
  "POST /api/user/two-factor/confirm": "factor_turned_on",
  "POST /api/user/two-factor/turn-off": "factor_turned_off",
  "POST /api/user/two-factor/recovery-codes": "recovery_codes_renewed",
  "POST /api/user/end-session": "session_ended",
  "POST /api/user/end-other-sessions": "other_sessions_ended",
  "POST /api/user/set-disable-until": "account_excluded",
  "POST /api/staff/password": "staff_password_set",
};

/** What was refused, whatever the call. */
const refusals: Record<string, string> = {
  "login.failed": "sign_in_failed",
  "login.too_many_attempts": "guesses_locked",
  "login.two_factor_required": "factor_asked",
  "login.two_factor_wrong": "factor_wrong",
  "user.suspended": "sign_in_refused",
  "user.self_exclusion.notice": "sign_in_refused",
  "user.self_exclusion.permanent.notice": "sign_in_refused",
  "review.pending": "sign_in_refused",
  "review.refused": "sign_in_refused",
  "role.not_allowed": "role_refused",
  "two_factor.demanded": "factor_missing",
  "origin.not_allowed": "origin_refused",
};

/** The name of what a finished request means for the safety of accounts, or null. */
export function securityEvent({ method, routeOptions, problem, hasSignedIn }: FastifyRequest, { statusCode }: FastifyReply) {
  if (problem !== null) return refusals[problem] ?? null;
  if (statusCode >= 400) return null;
  if (hasSignedIn) return "sign_in";
  const route = routeOptions.url ?? "";
  return events[`${method} ${route}`] ?? (method !== "GET" && route.startsWith("/api/backoffice/staff") ? "staff_changed" : null);
}

/** One line for each request when it is answered, and one in the security log for what concerns the safety of accounts. */
export const requestLogPlugin = fp(
  async (app) => {
    app.decorateRequest("accountId", null);
    app.decorateRequest("problem", null);
    app.decorateRequest("hasSignedIn", false);
    const isQuiet = ["silent", "fatal"].includes(app.log.level);
    const security = app.log.child({ log: "security" }, isQuiet ? {} : { level: "info" }); // whatever else is not written
    app.addHook("onResponse", async (request, reply) => {
      const { method, url, id, ip, accountId: account, problem } = request;
      const { statusCode: status, elapsedTime } = reply;
      request.log.info({ method, url, status, ms: Math.round(elapsedTime), account, ip, ...(problem && { problem }) }, "request");
      const event = securityEvent(request, reply);
      if (!event) return;
      const path = request.routeOptions.url;
      security.info(
        { event, account, ip, reqId: id, call: `${method} ${path}`, status, userAgent: browserWords(request) },
        event,
      );
    });
  },
  { name: "request_log" },
);

const browserWords = ({ headers }: FastifyRequest) => headers["user-agent"]?.slice(0, 200) ?? null;
