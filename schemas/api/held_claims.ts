import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";

const person = z.object({ userId: z.int(), name: z.nullable(z.string()), email: z.string() });

/** A claim by somebody who looks like one household with somebody who has taken the offer, by the browser and the connection alone. */
const heldClaim = z.object({
  userBonusId: z.int(),
  promotionId: z.int(),
  title: z.nullable(text(200)),
  bannerKey: z.string(),
  player: person,
  /** Whom they look like. */
  like: person,
  askedAt: z.string(),
  /** What the bonus waits in or has become; a claim that its player took back is `cancelled` and undecided. */
  state: z.enum(["offered", "claimed", "waiting", "running", "won", "expired", "cancelled", "used_up"]),
  /** Null while nobody has decided; `allowed` where the offer's own rules let such claims through. */
  decision: z.nullable(z.enum(["allowed", "released", "refused"])),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type HeldClaim = z.output<typeof heldClaim>;

export const listHeldClaims = endpoint({
  method: "GET",
  path: "/api/backoffice/held-claims",
  role: "cashier",
  summary: "Claims that wait for a decision, the oldest first; or all of them, the newest first.",
  query: z.object({
    only: z.optional(z.enum(["waiting", "all"])),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  }),
  answer: z.object({ waiting: z.int(), claims: z.object({ count: z.int(), rows: z.array(heldClaim) }) }),
});

export const decideHeldClaim = endpoint({
  method: "POST",
  path: "/api/backoffice/held-claims/:userBonusId/decide",
  role: "cashier",
  summary:
    "Lets a held claim go on or refuses it, with a reason that is kept in the audit trail, and writes to the player; the same decision again changes nothing. One that was refused can be let go on: the player may claim it again. 409 `claim.decided` where it went on before, `claim.taken_back` where its player took it back, `promotion.resting` where money can't be given for now.",
  params: z.object({ userBonusId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  body: z.object({ goesOn: z.boolean(), note: z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000)) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
