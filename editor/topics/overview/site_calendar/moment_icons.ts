import { CalendarCheck, CalendarX, Eye, EyeOff, Flag, FlagOff, Gift, Hourglass, type LucideIcon } from "lucide-react";
import type { Moment } from "../../../../schemas/api/site_calendar";

/** What begins and what ends have signs of their own. */
export const momentIcons: Record<Moment["kind"], LucideIcon> = {
  goes_live: CalendarCheck,
  goes_off: CalendarX,
  opens: Eye,
  closes: EyeOff,
  tournament_starts: Flag,
  tournament_ends: FlagOff,
  promotion_starts: Gift,
  promotion_ends: Hourglass,
};
