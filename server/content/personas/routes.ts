import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import * as calls from "../../../schemas/api/personas";
import { getFramePass, getPersonaPass } from "../../../schemas/api/preview";
import { persona as personaSchema } from "../../../schemas/persona";
import { HttpError, notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { deletePersona, findPlayerId, insertPersona, listPersonaRows, readPlayerFacts, updatePersona } from "./queries";
import { personaOf, playedViewer } from "./played_viewer";
import type { personas } from "./tables";

/** How many personas one person keeps at most. */
const most = 200;

export async function personaRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  async function callerOf(request: FastifyRequest) {
    const session = await request.session();
    if (!session) throw new HttpError(401, "session.required", "Sign in first.");
    return session.user;
  }

  route(app, calls.listPersonas, async ({ request }) => {
    const caller = await callerOf(request);
    const rows = await listPersonaRows(db, caller.id);
    const kept = rows.flatMap((row) => toSaved(row, row.ownerId === caller.id ? null : row.owner));
    return { personas: kept.sort((a, b) => Number(b.isOwn) - Number(a.isOwn)) };
  });

  route(app, calls.keepPersona, async ({ body, request }) => {
    const caller = await callerOf(request);
    const own = (await listPersonaRows(db, caller.id)).filter(({ ownerId }) => ownerId === caller.id);
    if (own.length >= most) throw new HttpError(409, "persona.too_many", "Remove a persona before you keep another.");
    return { persona: known(await insertPersona(db, caller.id, body)) };
  });

  route(app, calls.changeKeptPersona, async ({ params, body, request }) => {
    const caller = await callerOf(request);
    return { persona: known(await updatePersona(db, { id: params.id, ownerId: caller.id }, body)) };
  });

  route(app, calls.removePersona, async ({ params, request }) => {
    const caller = await callerOf(request);
    if (!(await deletePersona(db, { id: params.id, ownerId: caller.id }))) throw notFound("persona", "persona.not_found");
    return { id: params.id };
  });

  async function lookAt(request: FastifyRequest, id: number | null) {
    const caller = await callerOf(request);
    const player = id === null ? null : await readPlayerFacts(db, id);
    request.log.info({ by: caller.id, player: id, isFound: player !== null }, "A player was looked at as a persona");
    if (!player) throw notFound("player", "player.not_found");
    return { player };
  }

  route(app, calls.getPlayerFacts, ({ params, request }) => lookAt(request, params.id));
  route(app, calls.findPlayerFacts, async ({ body, request }) => lookAt(request, await findPlayerId(db, body.who)));

  route(app, getFramePass, () => app.signer.framePass());
  route(app, getPersonaPass, async ({ query }) => app.signer.personaPass(playedViewer(personaOf(app, query))));
}

/** A row that is there; everything but the owner's is kept from the caller as if it were not. */
function known(row: typeof personas.$inferSelect | null): calls.SavedPersona {
  const [saved] = row ? toSaved(row, null) : [];
  if (!saved) throw notFound("persona", "persona.not_found");
  return saved;
}

/** Nothing where an older version of the editor kept what is no persona any more. */
function toSaved({ id, name, persona, isShared }: typeof personas.$inferSelect, owner: string | null): calls.SavedPersona[] {
  const parsed = z.safeParse(personaSchema, persona);
  return parsed.success ? [{ id, name, persona: parsed.data, isShared, isOwn: owner === null, owner }] : [];
}
