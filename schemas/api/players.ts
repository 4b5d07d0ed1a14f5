import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { gamePlayers } from "../live";

export type GamePlayers = z.output<typeof gamePlayers>;

export const getPlayers = endpoint({
  method: "GET",
  path: "/api/user/get-players",
  role: "public",
  summary:
    "How many people have each game open that is shared by all who play it; games with nobody, or nobody else, are not in it.",
  answer: z.object({ playersNow: z.array(gamePlayers) }),
});

export const stayAtGame = endpoint({
  method: "POST",
  path: "/api/user/stay-at-game",
  role: "public",
  outlivesPage: true,
  summary: "Says that the caller has a game open, or has left it; of a session that is not theirs nothing is taken.",
  body: z.object({ sessionId: z.string().check(z.maxLength(100)), hasLeft: z._default(z.boolean(), false) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
