import { Menu } from "@base-ui/react/menu";
import {
  Ellipsis,
  KeyRound,
  MailPlus,
  MailX,
  ShieldCheck,
  ShieldOff,
  TriangleAlert,
  UserCheck,
  UserCog,
  UserX,
} from "lucide-react";
import { useState } from "react";
import * as calls from "../../../../schemas/api/staff";
import icon from "../../../parts/IconButton.module.css";
import { DialogFoot } from "../../../parts/DialogFoot";
import { Modal } from "../../../parts/Modal";
import { Pill } from "../../../parts/Pill";
import { MenuPortal } from "../../../parts/MenuPortal";
import popups from "../../../parts/popups.module.css";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { momentWords } from "../../../explain/save_words";
import { failureKey } from "./failure_key";
import { LinkNote } from "./LinkNote";
import css from "./Staff.module.css";

interface Props {
  person: calls.StaffMember;
  people: readonly calls.StaffMember[];
  onChanged: () => Promise<unknown>;
}

type Verb = "make_editor" | "make_administrator" | "suspend" | "restore" | "reset_factor" | "again" | "withdraw";

/** Somebody of the back office, what they may do, and what can be done about it. */
export function PersonRow({ person, people, onChanged }: Props) {
  const t = useT();
  const { api, language, notices } = useWorkplace();
  const [asked, setAsked] = useState<Verb | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { userId, email, name, role, state, isCaller, isTwoFactorOn, lastSeenAt, invitationEndsAt } = person;
  const params = { userId };

  async function run(verb: Verb) {
    setAsked(null);
    try {
      if (verb === "again") setLink((await api.call(calls.inviteStaffAgain, { params, body: {} })).data.link);
      else await change[verb]();
      await onChanged();
      notices.say(t(`staff.done.${verb}`, { email }));
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
  }
  const change = {
    make_editor: () => api.call(calls.setStaffRole, { params, body: { role: "content_editor" } }),
    make_administrator: () => api.call(calls.setStaffRole, { params, body: { role: "administrator" } }),
    suspend: () => api.call(calls.suspendStaff, { params, body: {} }),
    restore: () => api.call(calls.restoreStaff, { params, body: {} }),
    reset_factor: () => api.call(calls.resetStaffFactor, { params, body: {} }),
    withdraw: () => api.call(calls.withdrawInvitation, { params }),
  } satisfies Record<Exclude<Verb, "again">, () => Promise<unknown>>;

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
      onClick={() => (asks.includes(verb) ? setAsked(verb) : void run(verb))}
    >
      <Icon size={16} aria-hidden="true" />
      {t(`staff.verb.${verb}`)}
      {why && <small>{why}</small>}
    </Menu.Item>
  );

  return (
    <li className={css.person} data-state={state}>
      <span className={css.face} aria-hidden="true" style={{ background: `var(--e-person-${(userId % 6) + 1})` }}>
        {initials(name ?? email)}
      </span>
      <span className={css.who}>
        <b>
          {name ?? email} {isCaller && <i>{t("staff.you")}</i>}
        </b>
        <small>{[name && email, whenWords()].filter(Boolean).join(" · ")}</small>
        {link && <LinkNote link={link} />}
      </span>
      <span className={css.facts}>
        <Pill>{t(`editor.role.${role}`)}</Pill>
        {state === "suspended" && <Pill tone="bad">{t("staff.suspended")}</Pill>}
        {state !== "invited" && (
          <span className={css.factor} data-on={isTwoFactorOn}>
            {isTwoFactorOn ? <ShieldCheck size={16} aria-hidden="true" /> : <TriangleAlert size={16} aria-hidden="true" />}
            {t(isTwoFactorOn ? "staff.factor" : "staff.no_factor")}
          </span>
        )}
      </span>
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
      {asked && (
        <Modal
          title={t(`staff.ask.${asked}.title`, { email })}
          isOpen
          onClose={() => setAsked(null)}
          closeLabel={t("editor.close")}
          foot={
            <DialogFoot
              cancel={t("editor.cancel")}
              onCancel={() => setAsked(null)}
              verb={t(`staff.verb.${asked}`)}
              isDangerous
              onVerb={() => void run(asked)}
            />
          }
        >
          <p>{t(`staff.ask.${asked}.text`)}</p>
        </Modal>
      )}
    </li>
  );

  function whenWords() {
    if (state === "invited")
      return invitationEndsAt === null
        ? t("staff.ended")
        : t("staff.works_until", { at: momentWords(invitationEndsAt, language) });
    return lastSeenAt ? t("staff.last_seen", { at: momentWords(lastSeenAt, language) }) : t("staff.never_seen");
  }
}

/** What is asked about before it is done. */
const asks: readonly Verb[] = ["make_administrator", "suspend", "reset_factor"];

const initials = (name: string) =>
  name
    .split(/[\s.@_-]+/)
    .slice(0, 2)
    .map(([letter = ""]) => letter.toUpperCase())
    .join("");
