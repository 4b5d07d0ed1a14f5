import {
  CalendarClock,
  EyeOff,
  FlaskConical,
  Globe,
  Group,
  type LucideIcon,
  MonitorSmartphone,
  OctagonAlert,
  Puzzle,
  UserRoundCheck,
  UsersRound,
} from "lucide-react";
import type { RuleName } from "../../src/layout/evaluate";

const icons: Record<RuleName, LucideIcon> = {
  type: Puzzle,
  props: OctagonAlert,
  visible: EyeOff,
  access: UserRoundCheck,
  audience: UsersRound,
  country: Globe,
  device: MonitorSmartphone,
  schedule: CalendarClock,
  experiment: FlaskConical,
  parent: Group,
};

/** The badge of a rule; grey, as its presence is no fault. */
export function RuleIcon({ rule, size = 14 }: { rule: RuleName; size?: number }) {
  const Icon = icons[rule];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
