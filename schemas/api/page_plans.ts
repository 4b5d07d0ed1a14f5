import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id } from "../page";

const revision = z.int().check(z.minimum(1));
const number = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const at = z.iso.datetime({ offset: true });
const params = z.object({ id, planId: number });

export const plan = z.object({
  id: z.int(),
  pageId: id,
  /** What shall go live; null takes the page off the site. */
  revision: z.nullable(revision),
  at: z.string(),
  author: z.nullable(z.string()),
  createdAt: z.string(),
  /** Why it was not carried out when its time came; null while it waits. */
  failure: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type Plan = z.output<typeof plan>;

export const listPlans = endpoint({
  method: "GET",
  path: "/api/backoffice/plans",
  role: "content_editor",
  summary: "What waits to be published or taken off, of one page or of all, and what could not be carried out.",
  query: z.object({ pageId: z.optional(id) }),
  answer: z.object({ plans: z.array(plan) }),
});

export const addPlan = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/plans",
  role: "administrator",
  summary: "Plans a publish, or with no revision the end of one; 409 where one waits already, 422 with what the check finds.",
  params: z.object({ id }),
  body: z.object({ revision: z.nullable(revision), at }),
  answer: z.object({ plan }),
});

export const changePlan = endpoint({
  method: "PUT",
  path: "/api/backoffice/pages/:id/plans/:planId",
  role: "administrator",
  summary: "Moves a plan that waits to another time, or to another revision.",
  params,
  body: z.object({ at, revision: z.optional(revision) }),
  answer: z.object({ plan }),
});

export const cancelPlan = endpoint({
  method: "DELETE",
  path: "/api/backoffice/pages/:id/plans/:planId",
  role: "administrator",
  summary: "Cancels a plan, or puts away one that could not be carried out.",
  params,
  answer: z.object({ success: z.boolean() }),
});

export const publication = z.object({
  id: z.int(),
  /** Null where the page was taken off the site. */
  revision: z.nullable(revision),
  author: z.nullable(z.string()),
  isPlanned: z.boolean(),
  at: z.string(),
});
export type Publication = z.output<typeof publication>;

export const listPublications = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id/publications",
  role: "content_editor",
  summary: "When a page went live and was taken off, and by whom, newest first.",
  params: z.object({ id }),
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50) }),
  answer: z.object({ publications: z.array(publication) }),
});
