import type { FastifyInstance } from "fastify";

/** Whether a back office that may frame the site asks. */
export const isForBackOffice = ({ settings }: Pick<FastifyInstance, "settings">, { editor }: { editor?: unknown }): boolean =>
  editor === "nx" && settings().settings.backOfficeOrigins.length > 0;

/**
 * Whether a page is told with the names and rules of its sections: to a back office that frames it and shows by a pass that it is one. Without the pass the
 * address alone would tell them to anybody (C-7.36).
 */
export const isToldWhole = async (
  app: Pick<FastifyInstance, "settings" | "signer">,
  query: { editor?: unknown; pass?: unknown },
): Promise<boolean> =>
  isForBackOffice(app, query) &&
  typeof query.pass === "string" &&
  query.pass.length <= 600 &&
  (await app.signer.isFramePass(query.pass));
