import {
  ArrowUpFromLine,
  BellRing,
  CreditCard,
  Gift,
  Handshake,
  IdCard,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  ShieldQuestionMark,
  Target,
  Trophy,
  Users,
} from "lucide-react";
import { type ComponentType, lazy } from "react";
import { rightsOf } from "../../schemas/role_rights";
import type { UserRole } from "../../schemas/user";
import { later } from "../workplace/fetch_when_idle";

interface DeskView {
  name: string;
  /** Where it stands in the list; each group has a heading. */
  group: "site" | "players" | "house";
  icon: LucideIcon;
  roles: readonly UserRole[];
  /** After G this letter leads there. */
  letter: string;
  View: ComponentType;
}

const part = (fetch: () => Promise<ComponentType>) => lazy(later(async () => ({ default: await fetch() })));
const money = rightsOf.cashier;
const readers = rightsOf.support;

/** The views of the desk in the order of its list. One more is a line here, a folder beside, and its words in `desk.json`. */
export const deskViews: readonly DeskView[] = [
  {
    name: "payouts",
    group: "players",
    icon: ArrowUpFromLine,
    roles: readers,
    letter: "o",
    View: part(() => import("./payouts/Payouts").then((code) => code.Payouts)),
  },
  {
    name: "payments",
    group: "players",
    icon: ReceiptText,
    roles: readers,
    letter: "m",
    View: part(() => import("./payments/Payments").then((code) => code.Payments)),
  },
  {
    name: "alarms",
    group: "players",
    icon: BellRing,
    roles: readers,
    letter: "a",
    View: part(() => import("./alarms/Alarms").then((code) => code.Alarms)),
  },
  {
    name: "documents",
    group: "players",
    icon: IdCard,
    roles: money,
    letter: "d",
    View: part(() => import("./documents/Documents").then((code) => code.Documents)),
  },
  {
    name: "players",
    group: "players",
    icon: Users,
    roles: readers,
    letter: "p",
    View: part(() => import("./players/Players").then((code) => code.Players)),
  },
  {
    name: "friends",
    group: "players",
    icon: Handshake,
    roles: money,
    letter: "f",
    View: part(() => import("./friends/Friends").then((code) => code.Friends)),
  },
  {
    name: "claims",
    group: "players",
    icon: ShieldQuestionMark,
    roles: money,
    letter: "h",
    View: part(() => import("./claims/Claims").then((code) => code.Claims)),
  },
  {
    name: "methods",
    group: "house",
    icon: CreditCard,
    roles: money,
    letter: "w",
    View: part(() => import("./methods/Methods").then((code) => code.Methods)),
  },
  {
    name: "changes",
    group: "house",
    icon: ScrollText,
    roles: readers,
    letter: "l",
    View: part(() => import("./changes/Changes").then((code) => code.Changes)),
  },
  {
    name: "promotions",
    group: "site",
    icon: Gift,
    roles: rightsOf.content_editor,
    letter: "b",
    View: part(() => import("./promotions/Promotions").then((code) => code.Promotions)),
  },
  {
    name: "tournaments",
    group: "site",
    icon: Trophy,
    roles: rightsOf.content_editor,
    letter: "t",
    View: part(() => import("./tournaments/Tournaments").then((code) => code.Tournaments)),
  },
  {
    name: "missions",
    group: "site",
    icon: Target,
    roles: rightsOf.content_editor,
    letter: "i",
    View: part(() => import("./missions/Missions").then((code) => code.Missions)),
  },
];

export const viewsOf = (role: UserRole) => deskViews.filter(({ roles }) => roles.includes(role));
