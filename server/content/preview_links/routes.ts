import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import * as calls from "../../../schemas/api/preview_links";
import { persona as personaSchema } from "../../../schemas/persona";
import { callerOf } from "../../accounts/users/caller_of";
import { notFound } from "../../platform/api_error";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { qrOf } from "../../platform/qr_of";
import { route } from "../../platform/route";
import { readDraft } from "../pages/queries";
import { addRemark, insertLink, type LinkRow, listLinks, openLink, takeBack } from "./queries";

/** Links that show a draft to whoever has no account: making, listing and taking them back, and remarks that come through them. */
export async function previewLinkRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  function toLink({ createdAt, expiresAt, ...row }: LinkRow & { remarks: number }, origin: string): calls.PreviewLink[] {
    const persona = z.safeParse(personaSchema, row.persona);
    if (!persona.success) return []; // an older version made it
    const { id, revision, allowsRemarks, remarks, author } = row;
    const url = `${origin}/preview/link/${app.signer.linkToken(id)}`;
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    return [
      { id, url, qr: qrOf(url), revision, persona: { ...persona.data, player: null }, allowsRemarks, remarks, author, ...times },
    ];
  }

  route(app, calls.listPreviewLinks, async ({ params, request }) => {
    if (!(await readDraft(db, params.id))) throw notFound("page", "page.not_found");
    const rows = await listLinks(db, params.id);
    return { previewLinks: rows.flatMap((row) => toLink(row, ownOrigin(request))) };
  });

  route(app, calls.makePreviewLink, async ({ params, body, request }) => {
    const { email: author } = await callerOf(request);
    const row = await insertLink(db, { ...body, pageId: params.id, author });
    const [link] = toLink({ ...row, remarks: 0 }, ownOrigin(request));
    return { previewLink: link as calls.PreviewLink }; // its persona was parsed a moment ago
  });

  route(app, calls.takeBackPreviewLink, async ({ params }) => {
    if (!(await takeBack(db, { pageId: params.id, id: params.linkId }))) throw notFound("preview link", "preview_link.unknown");
    return { id: params.linkId };
  });

  route(
    app,
    calls.addLinkRemark,
    async ({ params, body }) => {
      await addRemark(db, await openLink(app, params.token), body);
      return { success: true };
    },
    { bodyLimit: 16_000, config: { rateLimit: { max: 10, timeWindow: "1 minute" } } },
  );
}
