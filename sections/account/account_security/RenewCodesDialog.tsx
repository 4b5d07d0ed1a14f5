import { useState } from "react";
import { renewRecoveryCodes } from "../../../schemas/api/security";
import { secondFactorForm } from "../../../schemas/security_forms";
import { useT } from "../../../src/kit/session/hooks";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { FormEnd } from "./form_parts";
import { RecoveryCodes } from "./RecoveryCodes";
import { SecondFactor } from "./SecondFactor";
import css from "./SecurityForm.module.css";
import type { TwoFactorDialogProps } from "./two_factor_dialog";
import { useCallForm } from "./use_call_form";

export default function RenewCodesDialog({ onChange, onClose }: TwoFactorDialogProps) {
  const t = useT();
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useCallForm(renewRecoveryCodes, {
    body: secondFactorForm,
    onDone({ data }) {
      setCodes(data.recoveryCodes);
      onChange(true);
    },
  });
  return (
    <Dialog title={t("security.two_factor.renew")} closeLabel={t("security.close")} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <form className={css.form} noValidate method="post" onSubmit={form.submit}>
          <p className={css.muted}>{t("security.two_factor.renew_text")}</p>
          <SecondFactor form={form} />
          <FormEnd form={form} onClose={onClose} submit={t("security.two_factor.renew")} />
        </form>
      )}
    </Dialog>
  );
}
