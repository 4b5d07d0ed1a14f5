import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { ErrorCode } from "../../../schemas/error_codes";
import { databaseUnavailable, HttpError } from "../api_error";
import { isConnectionError, isUnstorable } from "../database/connection_error";
import { securityHeaders } from "./security";

/** Every failing call answers {message, code?, data?} (D-24); what went wrong inside is logged, never told. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = toHttpError(error, request);
      request.problem = problem.code;
      request.accountId ??= problem.details.accountId ?? null;
      return answerError(problem, reply);
    });
    app.setNotFoundHandler((_request, reply) =>
      answerError(new HttpError(404, "route.not_found", "There is nothing at this address."), reply),
    );
  },
  { name: "errors", dependencies: ["request_log"] },
);

function answerError({ status, code, message, details }: HttpError, reply: FastifyReply) {
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", ...details.headers })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ message, code, data: details.data, ...details.body }));
}

/** An address that cannot even be read never reaches the hooks. */
export const answerUnroutable = (error: FastifyError, reply: FastifyReply) =>
  answerError(
    new HttpError(error.statusCode ?? 400, "request.invalid", "The address is not valid."),
    reply.headers(securityHeaders(randomUUID())),
  );

/** What a thrown value means to the caller. */
export function toHttpError(error: Partial<FastifyError>, request: Pick<FastifyRequest, "log">): HttpError {
  if (error instanceof HttpError) return error;
  if (isConnectionError(error)) {
    request.log.warn({ err: error }, "The database is away");
    return databaseUnavailable();
  }
  if (isUnstorable(error)) return new HttpError(400, "request.invalid", "The request holds a value that cannot be stored.");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new HttpError(error.statusCode, codeOf(error), error.message ?? "The request is not valid.");
  }
  if (error.statusCode === 503)
    return new HttpError(503, "server.busy", "The server is busy. Try again in a moment.", { headers: { "retry-after": "5" } });
  request.log.error({ err: error }, "A request failed");
  return new HttpError(500, "server.error", "Something went wrong on our side.");
}

const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "request.media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "request.too_large",
  FST_REQ_FILE_TOO_LARGE: "asset.too_large",
};

const codeOf = ({ code, statusCode }: Partial<FastifyError>): ErrorCode =>
  known[code ?? ""] ?? (statusCode === 429 ? "request.too_many" : "request.invalid");
