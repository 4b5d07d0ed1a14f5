import { type FormEvent, useId, useState } from "react";
import { inviteStaff, type StaffRole, staffRoles } from "../../../../schemas/api/staff";
import { ApiError } from "../../../../src/api/api_error";
import { Button } from "../../../parts/Button";
import { Modal } from "../../../parts/Modal";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { LinkNote } from "./LinkNote";
import css from "./Staff.module.css";

interface Props {
  onClose: () => void;
  onInvited: () => Promise<unknown>;
}

/** Invites a colleague: an address, what they will be able to do, and a letter with a link. */
export function InviteDialog({ onClose, onInvited }: Props) {
  const t = useT();
  const { api, notices } = useWorkplace();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("content_editor");
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      const { data } = await api.call(inviteStaff, { body: { email: email.trim(), role } });
      await onInvited();
      if (data.link) return setLink(data.link);
      notices.toast({ words: t("staff.invited", { email: email.trim() }) });
      onClose();
    } catch (error) {
      setProblem(t(error instanceof ApiError && error.code === "staff.taken" ? "staff.taken" : "staff.not_invited"));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={t("staff.invite_title")}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        link ? (
          <Button size="large" look="fill" onClick={onClose}>
            {t("staff.finish")}
          </Button>
        ) : (
          <>
            <Button size="large" onClick={onClose}>
              {t("editor.cancel")}
            </Button>
            <Button size="large" look="fill" type="submit" form={form} isDisabled={isBusy}>
              {t("staff.send")}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <LinkNote link={link} />
      ) : (
        <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
          <p>{t("staff.invite_lead")}</p>
          <label>
            {t("sign_in.email")}
            <input
              type="email"
              required
              maxLength={254}
              value={email}
              autoFocus
              onChange={(event) => setEmail(event.target.value)}
            />
          </label>
          <fieldset>
            <legend>{t("staff.role")}</legend>
            {staffRoles.map((each) => (
              <label key={each} className={css.role}>
                <input type="radio" name="role" checked={each === role} onChange={() => setRole(each)} />
                <b>{t(`editor.role.${each}`)}</b>
                <span>{t(`staff.may.${each}`)}</span>
              </label>
            ))}
          </fieldset>
          {problem && (
            <p className={css.problem} role="alert">
              {problem}
            </p>
          )}
        </form>
      )}
    </Modal>
  );
}
