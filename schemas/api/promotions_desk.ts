import * as z from "zod/mini";
import { bonusType } from "../bonus_type";
import { endpoint } from "../endpoint";
import { bannerKey } from "../promotion_content";
import { text } from "../text";

const money = z.number();
/** What was typed, valid or not: it is checked when it is published. */
const draftContent = z.record(z.string(), z.unknown());
const houseNote = z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000));
const params = z.object({ promotionId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });

/** `draft`: never published; `planned`: its first day is to come; `ended`: closed, or its last day is over. */
export const promotionStates = ["draft", "planned", "live", "ended"] as const;

/** What a promotion was taken for so far, in the house's currency. */
const figures = z.object({
  /** How many took it, whatever became of it. */
  taken: z.int(),
  running: z.int(),
  waiting: z.int(),
  won: z.int(),
  given: money,
  /** What became the players' own: what it cost. */
  paid: money,
  burned: money,
});
export type PromotionFigures = z.output<typeof figures>;

const line = z.object({
  promotionId: z.int(),
  bannerKey: z.string(),
  title: z.nullable(text(200)),
  bonusType,
  state: z.enum(promotionStates),
  /** What was published last; 0 where nothing was. */
  version: z.int(),
  hasDraft: z.boolean(),
  /** When the draft is going to be published, ISO 8601. */
  publishAt: z.nullable(z.string()),
  startAt: z.nullable(z.string()),
  endAt: z.nullable(z.string()),
  figures,
});
export type PromotionLine = z.output<typeof line>;

export const listDeskPromotions = endpoint({
  method: "GET",
  path: "/api/backoffice/promotions/desk",
  role: "content_editor",
  summary: "Every promotion with its state, uptake and costs.",
  answer: z.object({ promotions: z.array(line), baseCurrency: z.string(), mayPublish: z.boolean() }),
});

const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.enum(["invalid", "no_title", "over", "code_taken", "no_code", "unknown_game"]),
  message: z.string(),
  /** The code that is another promotion's, or the game that nobody knows. */
  value: z.optional(z.string()),
});
export type PromotionIssue = z.output<typeof issue>;

const saved = z.object({ revision: z.int(), savedAt: z.string(), savedBy: z.string() });

const page = z.object({
  promotion: line,
  /** What is edited: the draft, else what is published. */
  content: draftContent,
  published: z.nullable(draftContent),
  /** Null where nothing is changed. */
  draft: z.nullable(z.object({ ...saved.shape, publishAt: z.nullable(z.string()), refusedAt: z.nullable(z.string()) })),
  versions: z.array(
    z.object({
      version: z.int(),
      at: z.nullable(z.string()),
      by: z.nullable(z.string()),
      content: draftContent,
      holders: z.int(),
    }),
  ),
  changes: z.array(
    z.object({
      at: z.string(),
      by: z.nullable(z.string()),
      change: z.enum([
        "created",
        "planned",
        "unplanned",
        "published",
        "refused",
        "ended",
        "granted",
        "revoked",
        "claim_released",
        "claim_refused",
      ]),
      version: z.nullable(z.int()),
      note: z.nullable(z.string()),
    }),
  ),
  /** Where the law lets a bonus be wagered less often than the rules say: it is, there. */
  caps: z.array(z.object({ market: z.string(), times: z.int() })),
  baseCurrency: z.string(),
  currencies: z.array(z.string()),
  mayPublish: z.boolean(),
});
export type PromotionPage = z.output<typeof page>;

export const getDeskPromotion = endpoint({
  method: "GET",
  path: "/api/backoffice/promotions/:promotionId",
  role: "content_editor",
  summary: "A promotion with its draft, versions, changes and figures.",
  params,
  answer: page,
});

/** 409 `promotion.key_taken` where another one has the key. */
export const createPromotion = endpoint({
  method: "POST",
  path: "/api/backoffice/promotions",
  role: "content_editor",
  summary: "A new promotion: nobody sees it before it is published.",
  body: z.object({ bannerKey, content: draftContent }),
  answer: z.object({ promotionId: z.int() }),
});

/** 409 `promotion.changed` with who was faster. */
export const savePromotionDraft = endpoint({
  method: "PUT",
  path: "/api/backoffice/promotions/:promotionId/draft",
  role: "content_editor",
  summary: "Keeps what was changed, valid or not, on top of the revision that it was made from (0: none).",
  params,
  body: z.object({ content: draftContent, basedOn: z.int().check(z.minimum(0)) }),
  answer: saved,
});

export const dropPromotionDraft = endpoint({
  method: "DELETE",
  path: "/api/backoffice/promotions/:promotionId/draft",
  role: "content_editor",
  summary: "Takes back what is not published; a promotion that never was is gone.",
  params,
  answer: z.object({ isGone: z.boolean() }),
});

/** 422 `promotion.not_ready` with `issues`; 409 `promotion.changed` where the draft is another one by now. */
export const publishPromotion = endpoint({
  method: "POST",
  path: "/api/backoffice/promotions/:promotionId/publish",
  role: "administrator",
  summary:
    "Publishes the draft as the next version, at once or at an instant to come; whoever holds an older one keeps its terms.",
  params,
  body: z.object({
    revision: z.int().check(z.minimum(1)),
    at: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
    note: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(1_000))), null),
  }),
  answer: z.object({ version: z.nullable(z.int()), publishAt: z.nullable(z.string()) }),
});

export const unplanPromotion = endpoint({
  method: "POST",
  path: "/api/backoffice/promotions/:promotionId/unplan",
  role: "administrator",
  summary: "Takes a plan back; the draft stays.",
  params,
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

export const endPromotion = endpoint({
  method: "POST",
  path: "/api/backoffice/promotions/:promotionId/end",
  role: "administrator",
  summary: "Nobody can take it from now on; whoever holds it plays it to its end.",
  params,
  body: z.object({ note: houseNote }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

/** What yesterday's players would get by a promotion as it is edited; nothing is given. */
export const dryRun = z.object({
  from: z.string(),
  to: z.string(),
  people: z.int(),
  /** Who falls out at which rule, in the order in which they are asked. */
  steps: z.array(
    z.object({
      rule: z.enum(["audience", "countries", "visible", "access", "schedule", "conditions", "protection", "taken", "held"]),
      people: z.int(),
      left: z.int(),
    }),
  ),
  offered: z.int(),
  /** Of those, who did what brings it: paid in enough, lost enough, or nothing is asked. */
  wouldGet: z.int(),
  /** In the house's currency: what would be given out, and what of it would become theirs by how the ones so far went. */
  most: money,
  expected: z.nullable(money),
  /** How many that have ended say so. */
  basedOn: z.int(),
  /** Who would get most; for administrators alone. */
  top: z.array(z.object({ userId: z.int(), name: z.string(), countryCode: z.nullable(z.string()), amount: money })),
});
export type DryRun = z.output<typeof dryRun>;

/** 422 `promotion.not_ready` with `issues`. */
export const dryRunPromotion = endpoint({
  method: "POST",
  path: "/api/backoffice/promotions/:promotionId/dry-run",
  role: "content_editor",
  summary: "Puts yesterday's players through a promotion as it is sent: who would get it and what it would cost.",
  params,
  body: z.object({ content: draftContent }),
  answer: z.object({ run: dryRun, baseCurrency: z.string() }),
});

const holder = z.object({
  userBonusId: z.int(),
  userId: z.int(),
  name: z.string(),
  state: z.enum(["offered", "claimed", "waiting", "running", "won", "expired", "cancelled", "used_up"]),
  version: z.int(),
  currencyCode: z.string(),
  amount: money,
  wagerLeft: money,
  paid: money,
  burned: money,
  takenAt: z.string(),
  endedAt: z.nullable(z.string()),
  isByHand: z.boolean(),
});
export type PromotionHolder = z.output<typeof holder>;

export const listPromotionHolders = endpoint({
  method: "GET",
  path: "/api/backoffice/promotions/:promotionId/holders",
  role: "administrator",
  summary: "Who took it, the newest first.",
  params,
  query: z.object({
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  answer: z.object({ holders: z.object({ count: z.int(), rows: z.array(holder) }) }),
});

/** 409 `promotion.not_by_hand` for what is computed from losses or bets, `promotion.resting`, and `promotion.bonus_running` unless `replace`. */
export const grantPromotion = endpoint({
  method: "POST",
  path: "/api/backoffice/promotions/:promotionId/grants",
  role: "administrator",
  summary: "Gives it to a player by hand, whoever it is for; never to somebody who rests. The same key is the same grant.",
  params,
  body: z.object({
    userId: z.int(),
    note: houseNote,
    key: z.uuid(),
    replace: z._default(z.boolean(), false),
  }),
  answer: z.object({ data: z.object({ success: z.boolean(), userBonusId: z.int(), waits: z.boolean() }) }),
});

export const revokeBonus = endpoint({
  method: "POST",
  path: "/api/backoffice/bonuses/:userBonusId/revoke",
  role: "administrator",
  summary: "Ends a player's bonus with a reason; its bonus money burns, cash stays theirs.",
  params: z.object({ userBonusId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  body: z.object({ note: houseNote }),
  answer: z.object({ data: z.object({ success: z.boolean(), burned: money, currencyCode: z.string() }) }),
});
