import * as z from "zod/mini";
import { breakKinds } from "../breaks";
import { documentRequests } from "../documents";
import { endpoint } from "../endpoint";
import { houseNote, playersMoney } from "../shown_payment";
import { language } from "../text";
import { limitRow } from "./limits";

const listedPlayer = z.object({
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  countryCode: z.nullable(z.string()),
  kycStatus: z.enum(["APPROVED", "PENDING", "REJECTED"]),
  excludedUntil: z.nullable(z.string()),
});
export type ListedPlayer = z.output<typeof listedPlayer>;

export const listPlayers = endpoint({
  method: "GET",
  path: "/api/backoffice/protection/players",
  role: "support",
  summary: "Players by name, nickname, e-mail address or number, the newest first.",
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  answer: z.object({ players: z.object({ count: z.int(), rows: z.array(listedPlayer) }) }),
});

const params = z.object({ userId: z.coerce.number().check(z.int()) });

const documentLine = z.object({
  documentLabelId: z.int(),
  label: z.string(),
  state: z.enum(["confirmed", "rejected", "requested", "pending", "missing"]),
  at: z.nullable(z.string()),
});

/** What the trail says of an account, the newest first. */
const line = z.object({
  at: z.string(),
  actor: z.nullable(z.string()),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});

const playerPage = z.object({
  player: z.object({
    ...listedPlayer.shape,
    nickname: z.nullable(z.string()),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    dateOfBirth: z.nullable(z.string()),
    age: z.nullable(z.int()),
    currencyCode: z.string(),
    createdAt: z.string(),
    depositCount: z.int(),
    isEmailVerified: z.boolean(),
    isHeld: z.boolean(),
  }),
  ...playersMoney,
  documents: z.array(documentLine),
  /** What they can be asked for, and what they would read for each reason, in their language and in the caller's. */
  requests: z.object({
    labels: z.array(z.object({ documentLabelId: z.int(), label: z.string() })),
    language,
    letters: z.array(z.object({ code: z.enum(documentRequests), theirs: z.string(), own: z.string() })),
  }),
  limits: z.array(limitRow),
  breaks: z.array(
    z.object({ kind: z.enum(breakKinds), period: z.string(), startedAt: z.string(), until: z.nullable(z.string()) }),
  ),
  /** What can be entered for them, as their market says: periods, ISO 8601, or `lifetime`. */
  offers: z.object({ time_out: z.array(z.string()), self_exclusion: z.array(z.string()) }),
  /** Remarks of the house, the newest first. */
  notes: z.array(line),
  trail: z.array(line),
});
export type PlayerPage = z.output<typeof playerPage>;

export const getPlayerPage = endpoint({
  method: "GET",
  path: "/api/backoffice/protection/players/:userId",
  role: "support",
  summary:
    "A player's state, documents, limits, breaks and trail. Each look is logged; answers of a self-test are not part of it.",
  params,
  answer: playerPage,
});

export const notePlayer = endpoint({
  method: "POST",
  path: "/api/backoffice/protection/players/:userId/note",
  role: "compliance",
  summary: "Adds a remark for the house about a player; it stays in the audit trail as it is.",
  params,
  body: z.object({ note: houseNote }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

/** Why the house excludes somebody. */
export const exclusionReasons = ["asked_for", "family_asked", "signs_of_harm", "register", "authority", "underage"] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** 400 `break.not_offered` for a period that the player's market has not, 409 `break.longer` where a longer one runs already. */
export const excludePlayer = endpoint({
  method: "POST",
  path: "/api/backoffice/protection/players/:userId/exclude",
  role: "compliance",
  summary:
    "Excludes a player by the house: signed out everywhere at once, no offers; the balance can be withdrawn. Nobody shortens it.",
  params,
  body: z.object({
    kind: z.enum(["time_out", "self_exclusion"]),
    period: z.string().check(z.maxLength(20)),
    reason: z.enum(exclusionReasons),
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000)),
  }),
  answer: z.object({ data: z.object({ success: z.boolean(), until: z.nullable(z.string()) }) }),
});
