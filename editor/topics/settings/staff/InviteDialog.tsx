import { useState } from "react";
import { inviteStaff, type StaffRole, staffRoles } from "../../../../schemas/api/staff";
import { ApiError } from "../../../../src/kit/api/api_error";
import { Button } from "../../../parts/Button";
import { FormDialog } from "../../../parts/FormDialog";
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

  async function send() {
    const { data } = await api.call(inviteStaff, { body: { email: email.trim(), role } });
    await onInvited();
    if (data.link) return setLink(data.link);
    notices.toast({ words: t("staff.invited", { email: email.trim() }) });
    onClose();
  }

  if (link)
    return (
      <Modal
        title={t("staff.invite_title")}
        isOpen
        onClose={onClose}
        closeLabel={t("editor.close")}
        foot={
          <Button size="large" look="fill" onClick={onClose}>
            {t("staff.finish")}
          </Button>
        }
      >
        <LinkNote link={link} />
      </Modal>
    );
  return (
    <FormDialog
      t={t}
      title={t("staff.invite_title")}
      className={css.form}
      verb={t("staff.send")}
      onSend={send}
      refusal={(error) => t(error instanceof ApiError && error.code === "staff.taken" ? "staff.taken" : "staff.not_invited")}
      onClose={onClose}
    >
      <p>{t("staff.invite_lead")}</p>
      <label>
        {t("sign_in.email")}
        <input
          type="email"
          required
          maxLength={254}
          value={email}
          data-autofocus=""
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
    </FormDialog>
  );
}
