import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/documents_desk";
import { documentReasons, documentState } from "../../../schemas/documents";
import { placeholderBirthday } from "../../../schemas/placeholders";
import { callerOf } from "../../accounts/users/caller_of";
import { demandsOf } from "../../accounts/markets/demands_of";
import { homeOf } from "../../accounts/markets/home_of";
import type { UserRow } from "../../accounts/users/sessions";
import { occasionOf } from "../../outside/messages/letter_occasion";
import { notFound } from "../../platform/api_error";
import { writeAudit } from "../../platform/audit/write_audit";
import { requireRole } from "../../platform/require_role";
import { route } from "../../platform/route";
import { findPlayer } from "../players/queries";
import { decide, request as ask } from "./decide";
import { labelName, labelOf, reasonWords } from "./label_words";
import { currentOf, findQueue, kindsOf, trailOf } from "./queries";
import { findDocument, sendFile } from "./routes";
import { reviewMinutes } from "./terms";

/** Documents as the house looks at them: who does is written down each time. */
export async function documentDeskRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, calls.listDocumentQueue, async ({ query: { tab, pageNo, limit }, request }) => {
    const { language } = occasionOf(request);
    const { count, rows } = await findQueue(db, tab, { limit, offset: pageNo * limit });
    const waiting = tab === "to_review" ? count : (await findQueue(db, "to_review", { limit: 1, offset: 0 })).count;
    return {
      documents: {
        count,
        rows: rows.map(({ userId, labelId, statuses, since, user }) => {
          const state = documentState(statuses);
          return {
            userId,
            documentLabelId: labelId,
            label: labelName(app, labelId, language),
            player: { name: shownName(user), countryCode: user.countryCode },
            at: new Date(since).toISOString(),
            state: state === "missing" ? "pending" : state,
          };
        }),
      },
      waiting,
      reviewMinutes,
    };
  });

  route(app, calls.getReviewedDocument, async ({ params: { userId, labelId }, request }) => {
    const { email } = await callerOf(request);
    const own = occasionOf(request).language;
    const label = labelOf(labelId);
    const user = await findPlayer(db, userId);
    const rows = await currentOf(db, userId, labelId);
    if (rows.length === 0) throw notFound("document", "document.not_found");
    await writeAudit(db, { actor: email, action: "document.looked_at", userId, details: { label: label.name } });
    const kinds = await kindsOf(db, rows);
    const language = user.preferredLanguage ?? own;
    return {
      label: labelName(app, labelId, own),
      isSingleSided: label.isSingleSided,
      player: reviewed(app, user),
      sides: rows.map((row) => ({
        documentId: row.id,
        side: row.side,
        status: row.status,
        kind: row.fileId === null ? null : (kinds.get(row.fileId) ?? null),
        file: row.fileId === null ? null : `/api/backoffice/documents/files/${row.id}`,
        measured: row.measured,
        sentAt: row.createdAt.toISOString(),
        validUntil: row.validUntil,
        vendorSays: row.vendorSays,
        reasons: row.reasons,
      })),
      language,
      letters: documentReasons
        .filter((code) => code !== "needed")
        .map((code) => ({ code, theirs: reasonWords(app, [code], language), own: reasonWords(app, [code], own) })),
      trail: await trailOf(app, { userId, like: "document.%", language: own }),
    };
  });

  route(app, calls.decideDocument, async ({ params: { userId, labelId }, body, request }) => {
    const { email } = await callerOf(request);
    const kycStatus = await db.transaction((tx) =>
      decide(
        app,
        tx,
        { userId, labelId, actor: email, seen: body.documentIds },
        {
          decision: body.decision,
          sides: body.sides,
          reasons: body.reasons,
          validUntil: body.validUntil ?? null,
          note: body.note?.trim() || null,
        },
      ),
    );
    return { data: { success: true, kycStatus } };
  });

  route(app, calls.requestDocument, async ({ params: { userId, labelId }, body: { reason, words }, request }) => {
    const { email } = await callerOf(request);
    const { origin } = occasionOf(request);
    const why = { request: reason === "other" || words !== undefined ? null : reason, words: words ?? null };
    await db.transaction((tx) => ask(app, tx, { userId, labelId, actor: email, origin, ...why }));
    return { data: { success: true } };
  });

  app.get<{ Params: { documentId: string } }>(
    "/api/backoffice/documents/files/:documentId",
    { onRequest: (request) => requireRole(request, { role: "cashier", method: "GET" }) },
    async (request, reply) => {
      const { email } = await callerOf(request);
      const document = await findDocument(app, request.params.documentId);
      if (!document) throw notFound("document", "document.not_found");
      const { userId, id } = document;
      await writeAudit(db, { actor: email, action: "document.file_opened", userId, details: { document: id } });
      return sendFile(app, reply, document);
    },
  );
}

type Named = Pick<UserRow, "nickname" | "firstName" | "lastName" | "email">;
export const shownName = ({ nickname, firstName, lastName, email }: Named) =>
  [firstName, lastName].filter(Boolean).join(" ") || nickname || email;

function reviewed(app: FastifyInstance, user: UserRow) {
  const { id: userId, email, firstName, lastName, dateOfBirth, countryCode, address, city, zipCode, kycStatus } = user;
  const { minimumAge } = demandsOf(app.settings().settings, homeOf(user));
  const isKnown = dateOfBirth !== null && dateOfBirth !== placeholderBirthday;
  const person = { userId, email, firstName, lastName, countryCode, address, city, zipCode, kycStatus };
  return {
    ...person,
    name: shownName(user),
    dateOfBirth: isKnown ? dateOfBirth : null,
    age: isKnown ? ageOn(dateOfBirth, new Date().toISOString().slice(0, 10)) : null,
    minimumAge,
  };
}

/** Whole years on a day; both `1990-12-31`. */
export const ageOn = (birthday: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0);
