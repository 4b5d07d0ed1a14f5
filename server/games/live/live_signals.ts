import * as z from "zod/mini";
import { emojiNames, fromLive } from "../../../schemas/live";
import type { LiveEvent } from "./live_events";
import type { FastifyInstance } from "fastify";

const settled = z.object({ userIds: z.array(z.int()) });
const moved = z.object({
  moved: z.array(
    z.object({
      userId: z.int(),
      changed: fromLive["payment:changed"],
      succeeded: z.nullable(fromLive.depositSuccessToast),
      failed: z.nullable(fromLive.depositFailedToast),
    }),
  ),
});
const refused = z.object({ userId: z.int(), refusal: fromLive["play:refused"] });
const named = z.object({ userId: z.int() });
const reaction = z.object({ iconName: z.enum(emojiNames), nickname: z.string() });

/** What other parts and processes say is passed on; what can't be read is left out. */
export function hearSignals(
  app: FastifyInstance,
  happen: (event: LiveEvent) => void,
  rename: (who: { userId: number; isHiding: boolean }) => void,
): void {
  app.onLate((isLate) => happen({ kind: "late", isLate }));
  app.onSignal("tournaments", () => happen({ kind: "tournaments_moved" }));
  app.onSignal("rounds_settled", (message) => {
    const heard = z.safeParse(settled, message);
    if (heard.success) happen({ kind: "settled", userIds: heard.data.userIds });
  });
  app.onSignal("payments_moved", (message) => {
    const heard = z.safeParse(moved, message);
    if (heard.success) happen({ kind: "payments_moved", moved: heard.data.moved });
  });
  app.onSignal("missions", (message) => {
    const heard = z.safeParse(settled, message);
    if (heard.success) happen({ kind: "missions_moved", ...heard.data });
  });
  app.onSignal("play_refused", (message) => {
    const heard = z.safeParse(refused, message);
    if (heard.success) happen({ kind: "bet_refused", ...heard.data });
  });
  app.onSignal("jackpots", (message) => {
    const heard = z.safeParse(fromLive.jackpotUpdated, message);
    if (heard.success) happen({ kind: "jackpots", message: heard.data });
  });
  app.onSignal("players", (message) => {
    const heard = z.safeParse(fromLive.playersUpdated, message);
    if (heard.success) happen({ kind: "players", message: heard.data });
  });
  app.onSignal("user_nickname", (message) => {
    const heard = z.safeParse(named, message);
    if (heard.success) rename({ ...heard.data, isHiding: false });
  });
  app.onSignal("user_ghost_mode", (message) => {
    const heard = z.safeParse(named, message);
    if (heard.success) rename({ ...heard.data, isHiding: true });
  });
  app.onSignal("player_message", (message) => {
    const heard = z.safeParse(reaction, message);
    if (!heard.success) return;
    happen({ kind: "reaction", message: { type: "gameEmoji", data: { ...heard.data, message: "", imageLink: "" } } });
  });
}
