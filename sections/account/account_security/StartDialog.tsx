import { useState } from "react";
import { confirmTwoFactor, startTwoFactor } from "../../../schemas/api/security";
import { codeForm, startTwoFactorForm } from "../../../schemas/security_forms";
import type { AnswerOf } from "../../../src/kit/api/api";
import { useT } from "../../../src/kit/session/hooks";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { CopyButton } from "./CopyButton";
import { CodeField, FormEnd, OwnPassword } from "./form_parts";
import { RecoveryCodes } from "./RecoveryCodes";
import css from "./SecurityForm.module.css";
import type { TwoFactorDialogProps } from "./two_factor_dialog";
import { useCallForm } from "./use_call_form";

type Secret = AnswerOf<typeof startTwoFactor>["data"];

/** Turns two-factor authentication on in three steps: who it is, the authenticator, the recovery codes. */
export default function StartDialog({ user, onChange, onClose }: TwoFactorDialogProps) {
  const t = useT();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function handleConfirmed(recoveryCodes: string[]) {
    setCodes(recoveryCodes);
    onChange(true);
  }

  return (
    <Dialog
      title={t(codes ? "security.two_factor.is_on" : "security.two_factor.title")}
      closeLabel={t("security.close")}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : secret ? (
        <Scan secret={secret} onClose={onClose} onConfirmed={handleConfirmed} />
      ) : (
        <Prove hasPassword={user.hasPassword} onClose={onClose} onProved={setSecret} />
      )}
    </Dialog>
  );
}

function Prove({
  hasPassword,
  onClose,
  onProved,
}: {
  hasPassword: boolean;
  onClose: () => void;
  onProved: (secret: Secret) => void;
}) {
  const t = useT();
  const form = useCallForm(startTwoFactor, { body: startTwoFactorForm, onDone: ({ data }) => onProved(data) });
  return (
    <form className={css.form} noValidate method="post" onSubmit={form.submit}>
      <p>{t("security.two_factor.explained")}</p>
      {hasPassword && <OwnPassword form={form} name="password" data-autofocus="" />}
      <FormEnd form={form} onClose={onClose} submit={t("security.continue")} />
    </form>
  );
}

interface ScanProps {
  secret: Secret;
  onClose: () => void;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function Scan({ secret: { secret, uri, qr }, onClose, onConfirmed }: ScanProps) {
  const t = useT();
  const form = useCallForm(confirmTwoFactor, { body: codeForm, onDone: ({ data }) => onConfirmed(data.recoveryCodes) });
  return (
    <form className={css.form} noValidate method="post" onSubmit={form.submit}>
      <ol className={css.steps}>
        <li>
          {t("security.two_factor.scan")}
          <img className={css.qr} src={qr} width="184" height="184" alt={t("security.two_factor.qr")} />
        </li>
        <li>
          {t("security.two_factor.type_key")}{" "}
          <a className={css.link} href={uri}>
            {t("security.two_factor.open_app")}
          </a>
          <div className={css.key}>
            <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <CopyButton text={secret} label={t("security.copy_key")} />
          </div>
        </li>
        <li>
          <CodeField form={form} label={t("security.two_factor.type_code")} />
        </li>
      </ol>
      <FormEnd form={form} onClose={onClose} submit={t("security.two_factor.confirm")} />
    </form>
  );
}
