import type { Plan } from "../../../../schemas/api/page_plans";
import type { Subject } from "../../../../src/layout/analyse/analysis";
import type { Span } from "../../../../src/layout/analyse/schedule_times";

/** What of the calendar somebody looks at: a time at which something is shown, or something planned. */
export type Chosen = { type: "shown"; subject: Subject; span: Span } | { type: "plan"; plan: Plan };
