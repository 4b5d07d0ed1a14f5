import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { settingsFinding } from "../settings_finding";

const revision = z.int().check(z.minimum(0));
/** Settings as somebody typed them: they may be wrong in places, and with fields that another version knows. */
const draft = z.record(z.string(), z.unknown());
const params = z.object({ revision: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });

const issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });

const stored = z.object({
  settings: draft,
  revision,
  /** Who saved it, by name. */
  authorName: z.nullable(z.string()),
  savedAt: z.string(),
});

export const getSettingsDraft = endpoint({
  method: "GET",
  path: "/api/backoffice/settings",
  role: "content_editor",
  summary: "The newest draft of the site's settings, and what is in force.",
  answer: z.object({
    ...stored.shape,
    publishedRevision: z.nullable(revision),
    /** What visitors have; an older revision than the published one where that one cannot be used. */
    inForce: z.object({ settings: draft, revision }),
    /** The published revision that cannot be used, and why. */
    refused: z.nullable(z.object({ revision, issues: z.array(issue) })),
  }),
});

export const saveSettings = endpoint({
  method: "PUT",
  path: "/api/backoffice/settings",
  role: "administrator",
  summary:
    "Saves a draft of the settings on top of the revision it was made from; 409 {message, current} when somebody else saved first.",
  body: z.object({ revision, settings: draft, origin: z.optional(z.enum(["merge", "restore"])) }),
  answer: z.object({ revision }),
});

export const publishSettings = endpoint({
  method: "POST",
  path: "/api/backoffice/settings/publish",
  role: "administrator",
  summary:
    "Puts a revision of the settings in force; 422 {message, data: {findings}} with what the check finds where that stops it.",
  body: z.object({ revision: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  answer: z.object({ publishedRevision: revision }),
});

export const checkSettings = endpoint({
  method: "GET",
  path: "/api/backoffice/settings/check",
  role: "content_editor",
  summary: "What keeps the newest draft of the settings from being published, and what is worth a look.",
  answer: z.object({ revision, findings: z.array(settingsFinding) }),
});

export const listSettingsRevisions = endpoint({
  method: "GET",
  path: "/api/backoffice/settings/revisions",
  role: "content_editor",
  summary: "The revisions of the settings, newest first, and when they went live; `before` pages on to the very first.",
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
  }),
  answer: z.object({
    revisions: z.array(
      z.object({
        revision,
        createdAt: z.string(),
        authorName: z.nullable(z.string()),
        origin: z.nullable(z.enum(["merge", "restore", "import", "move"])),
        isPublished: z.boolean(),
        /** When it went live, the last time first. */
        publications: z.array(z.object({ at: z.string(), authorName: z.nullable(z.string()) })),
      }),
    ),
  }),
});

export const getSettingsRevision = endpoint({
  method: "GET",
  path: "/api/backoffice/settings/revisions/:revision",
  role: "content_editor",
  summary: "The settings as they were at a revision.",
  params,
  answer: z.object({ settings: draft, revision }),
});

export const restoreSettingsRevision = endpoint({
  method: "POST",
  path: "/api/backoffice/settings/revisions/:revision/restore",
  role: "administrator",
  summary: "Makes an old revision of the settings the newest draft; the ones between stay in the history.",
  params,
  body: z.object({}),
  answer: z.object({ settings: draft, revision }),
});
