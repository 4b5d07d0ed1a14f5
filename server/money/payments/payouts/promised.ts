import { type SQL, sql } from "drizzle-orm";
import type { SiteSettings } from "../../../../schemas/settings";
import { users } from "../../../accounts/users/tables";
import { payoutRulesOf } from "../methods/methods_of";
import { payments } from "../tables";

type Settings = Pick<SiteSettings, "payouts" | "loyalty">;

/** Within how many hours a withdrawal is decided on: the house's usual time, or less where the player's level has it (S-2.20). */
export function payoutHoursOf(settings: Settings, level: number): number {
  const usual = payoutRulesOf(settings).reviewHours;
  const levels = settings.loyalty?.levels ?? [];
  return Math.min(usual, levels[Math.max(1, Math.min(level, levels.length)) - 1]?.payoutHours ?? usual);
}

type Asked = Pick<typeof payments.$inferSelect, "pausedSeconds" | "question" | "questionAt" | "answeredAt">;

/** For how long a promise has stood still: while the player was asked something, which nobody but the player can hasten. */
export function pausedMs({ pausedSeconds, question, questionAt, answeredAt }: Asked, now = new Date()): number {
  const isAsked = question !== null && questionAt !== null && answeredAt === null;
  return pausedSeconds * 1_000 + (isAsked ? Math.max(0, now.getTime() - questionAt.getTime()) : 0);
}

/** When a withdrawal is promised to be decided on: the order of the queue. */
export function promisedAt(settings: Settings): SQL {
  const began = sql`(${payments.createdAt} + make_interval(secs => ${payments.pausedSeconds} + case
    when ${payments.question} is not null and ${payments.answeredAt} is null then extract(epoch from now() - ${payments.questionAt}) else 0 end))`;
  const usual = payoutRulesOf(settings).reviewHours;
  const ranks = settings.loyalty?.levels.map((_, index) => index + 1) ?? [];
  if (ranks.every((rank) => payoutHoursOf(settings, rank) === usual)) return began;
  const hours = ranks.map((rank) => payoutHoursOf(settings, rank));
  return sql`(${began} + make_interval(hours => (select (${sql.param(hours)}::int[])[greatest(1, least(${users.level}, ${hours.length}::int))]
    from ${users} where ${users.id} = ${payments.userId})))`;
}
