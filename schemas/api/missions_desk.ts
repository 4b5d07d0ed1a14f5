import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { text } from "../text";
import { repetitions } from "../held_when";

const money = z.number();
/** What was typed, valid or not: it is checked when it is published. */
const draftContent = z.record(z.string(), z.unknown());
const houseNote = z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000));
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const params = z.object({ missionId: id });
const done = z.object({ data: z.object({ success: z.boolean() }) });

/** `draft`: never published; `closed`: nothing further comes of it. */
export const missionPlanStates = ["draft", "planned", "running", "ended", "closed"] as const;

/** A mission in one of its periods. */
const run = z.object({
  missionRunId: z.int(),
  version: z.int(),
  status: z.enum(["UPCOMING", "IN-PROGRESS", "FINISHED"]),
  startAt: z.string(),
  endAt: z.string(),
  /** Who has joined or begun, completed it, and claimed what it gives. */
  joined: z.int(),
  completed: z.int(),
  claimed: z.int(),
  /** In euro: what it cost so far, by the rates of the moments of the claims; spins cost what they win, and are not in it. */
  cost: money,
});
export type MissionRun = z.output<typeof run>;

const line = z.object({
  missionId: z.int(),
  key: z.string(),
  name: z.nullable(text(200)),
  state: z.enum(missionPlanStates),
  repeats: z.nullable(z.enum(repetitions)),
  /** What was published last; 0 where nothing was. */
  version: z.int(),
  hasDraft: z.boolean(),
  /** When the draft is going to be published, ISO 8601. */
  publishAt: z.nullable(z.string()),
  /** The one that runs, else the next, else the last. */
  run: z.nullable(run),
});
export type MissionLine = z.output<typeof line>;

export const listDeskMissions = endpoint({
  method: "GET",
  path: "/api/backoffice/missions",
  role: "content_editor",
  summary: "All missions, with the period that runs, comes, or was last, and its figures.",
  answer: z.object({ missions: z.array(line), mayPublish: z.boolean() }),
});

const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: z.enum(["invalid", "no_name", "over", "unknown_game", "unknown_promotion", "needs_deposit", "unknown_zone"]),
  message: z.string(),
  value: z.optional(z.string()),
});
export type MissionIssue = z.output<typeof issue>;

const saved = z.object({ revision: z.int(), savedAt: z.string(), savedBy: z.string() });

const page = z.object({
  mission: line,
  /** What is edited: the draft, else what is published. */
  content: draftContent,
  /** Null where nothing is changed. */
  draft: z.nullable(z.object({ ...saved.shape, publishAt: z.nullable(z.string()), refusedAt: z.nullable(z.string()) })),
  versions: z.array(z.object({ version: z.int(), at: z.string(), by: z.nullable(z.string()), content: draftContent })),
  changes: z.array(
    z.object({
      at: z.string(),
      by: z.nullable(z.string()),
      change: z.enum(["created", "planned", "unplanned", "published", "refused", "ended"]),
      version: z.nullable(z.int()),
      note: z.nullable(z.string()),
    }),
  ),
  /** The newest first. */
  runs: z.array(run),
  /** What amounts can be in. */
  currencies: z.array(z.string()),
  mayPublish: z.boolean(),
});
export type MissionPage = z.output<typeof page>;

export const getDeskMission = endpoint({
  method: "GET",
  path: "/api/backoffice/missions/:missionId",
  role: "content_editor",
  summary: "One mission: draft, versions, changes, and the figures of its periods.",
  params,
  answer: page,
});

/** 409 `mission.key_taken` where another one has the key. */
export const createMission = endpoint({
  method: "POST",
  path: "/api/backoffice/missions",
  role: "content_editor",
  summary: "A new one: nobody sees it before it is published.",
  body: z.object({ key: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/)), content: draftContent }),
  answer: z.object({ missionId: z.int() }),
});

/** 409 `mission.changed` with who was faster. */
export const saveMissionDraft = endpoint({
  method: "PUT",
  path: "/api/backoffice/missions/:missionId/draft",
  role: "content_editor",
  summary: "Keeps what was changed, valid or not, on top of the revision that it was made from (0: none).",
  params,
  body: z.object({ content: draftContent, basedOn: z.int().check(z.minimum(0)) }),
  answer: saved,
});

export const dropMissionDraft = endpoint({
  method: "DELETE",
  path: "/api/backoffice/missions/:missionId/draft",
  role: "content_editor",
  summary: "Takes back what is not published; one that never was is gone.",
  params,
  answer: z.object({ isGone: z.boolean() }),
});

/** 422 `mission.not_ready` with `issues`; 409 `mission.changed` where the draft is another one by now. */
export const publishMission = endpoint({
  method: "POST",
  path: "/api/backoffice/missions/:missionId/publish",
  role: "administrator",
  summary:
    "Publishes the draft as the next version, at once or at an instant to come; a period that runs keeps its goal, reward and times and takes the texts.",
  params,
  body: z.object({
    revision: z.int().check(z.minimum(1)),
    at: z._default(z.nullable(z.iso.datetime({ offset: true })), null),
  }),
  answer: z.object({ version: z.nullable(z.int()), publishAt: z.nullable(z.string()) }),
});

export const unplanMission = endpoint({
  method: "POST",
  path: "/api/backoffice/missions/:missionId/unplan",
  role: "administrator",
  summary: "Takes a planned publishing back; the draft stays.",
  params,
  body: z.object({}),
  answer: done,
});

/** 409 `mission.over` where it has ended before. */
export const endMission = endpoint({
  method: "POST",
  path: "/api/backoffice/missions/:missionId/end",
  role: "administrator",
  summary:
    "Ends it at this moment: nothing counts any more and no further period begins; what is completed can still be claimed.",
  params,
  body: z.object({ note: houseNote }),
  answer: done,
});
