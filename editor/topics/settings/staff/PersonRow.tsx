import { ShieldCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import * as calls from "../../../../schemas/api/staff";
import { DialogFoot } from "../../../parts/DialogFoot";
import { Modal } from "../../../parts/Modal";
import { Pill } from "../../../parts/Pill";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { momentWords } from "../../../explain/save_words";
import { failureKey } from "./failure_key";
import { LinkNote } from "./LinkNote";
import css from "./Staff.module.css";
import { PersonMenu, type Verb } from "./PersonMenu";

interface Props {
  person: calls.StaffMember;
  people: readonly calls.StaffMember[];
  onChanged: () => Promise<unknown>;
}

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
      <PersonMenu person={person} people={people} onVerb={(verb) => (asks.includes(verb) ? setAsked(verb) : void run(verb))} />
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
