import { Menu } from "@base-ui/react/menu";
import { Ellipsis, KeyRound, MailPlus, MailX, ShieldOff, UserCheck, UserCog, UserX } from "lucide-react";
import icon from "../../../parts/IconButton.module.css";
import { MenuPortal } from "../../../parts/MenuPortal";
import popups from "../../../parts/popups.module.css";
import { useT } from "../../../workplace/use_editor";
import type { StaffMember } from "../../../../schemas/api/staff";

export type Verb = "make_editor" | "make_administrator" | "suspend" | "restore" | "reset_factor" | "again" | "withdraw";

interface Props {
  person: StaffMember;
  people: readonly StaffMember[];
  onVerb: (verb: Verb) => void;
}

/** What can be done about somebody; the last administrator stays one. */
export function PersonMenu({ person, people, onVerb }: Props) {
  const t = useT();
  const { email, role, state, isCaller, isTwoFactorOn } = person;
  const isLast =
    role === "administrator" &&
    state === "active" &&
    people.filter((each) => each.role === "administrator" && each.state === "active").length === 1;
  const reason = isCaller ? t("staff.own_account") : isLast ? t("staff.last_administrator") : undefined;
  const item = (
    verb: Verb,
    Icon: typeof UserX,
    { isDanger = false, why }: { isDanger?: boolean; why?: string | undefined } = {},
  ) => (
    <Menu.Item
      className={popups.item}
      disabled={why !== undefined}
      data-danger={isDanger && !why ? "true" : undefined}
      onClick={() => onVerb(verb)}
    >
      <Icon size={16} aria-hidden="true" />
      {t(`staff.verb.${verb}`)}
      {why && <small>{why}</small>}
    </Menu.Item>
  );

  return (
    <Menu.Root>
      <Menu.Trigger className={icon.icon} aria-label={t("staff.more", { email })} title={t("staff.more", { email })}>
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} sideOffset={4} align="end" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>
            {state === "invited" && item("again", MailPlus)}
            {role === "administrator"
              ? item("make_editor", UserCog, { why: reason })
              : item("make_administrator", KeyRound, { why: reason })}
            {state !== "invited" && isTwoFactorOn && item("reset_factor", ShieldOff)}
            {state === "invited" && item("withdraw", MailX, { isDanger: true })}
            {state === "active" && item("suspend", UserX, { isDanger: true, why: reason })}
            {state === "suspended" && item("restore", UserCheck)}
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}
