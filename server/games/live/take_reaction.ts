import * as z from "zod/mini";
import { type EmojiProblem, fromVisitor } from "../../../schemas/live";
import { signal } from "../../platform/plugins/changes";
import { createEventLimit } from "../../platform/event_limit";
import { findSession, type FoundSession } from "../../accounts/users/sessions";
import { publicName } from "../../accounts/users/shown_name";
import type { FastifyInstance } from "fastify";

/** Takes the reactions of visitors: no more at once than everybody can read. */
export function createReactions({ db }: Pick<FastifyInstance, "db">) {
  const takeReaction = createEventLimit({ burst: 40, perSecond: 10 });

  /** Who may react is checked again: an account may have paid in since the socket was opened. */
  return async function react(session: FoundSession | null, sent: unknown): Promise<EmojiProblem | null> {
    const said = z.safeParse(fromVisitor.message, sent);
    if (!said.success) return "failed";
    const user = session && (await findSession(db, session.id))?.user;
    if (!user) return "signed_out";
    if (user.depositCount < 1 && !user.isTest && !user.isStreamer) return "deposit_needed";
    if (!takeReaction()) return "too_fast";
    await signal(db, "player_message", { iconName: said.data.data.iconName, nickname: publicName(user) });
    return null;
  };
}
