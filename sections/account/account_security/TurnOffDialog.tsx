import { turnOffTwoFactor } from "../../../schemas/api/security";
import { turnOffTwoFactorForm } from "../../../schemas/security_forms";
import { useT } from "../../../src/kit/session/hooks";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { FormEnd, OwnPassword } from "./form_parts";
import { SecondFactor } from "./SecondFactor";
import css from "./SecurityForm.module.css";
import type { TwoFactorDialogProps } from "./two_factor_dialog";
import { useCallForm } from "./use_call_form";

export default function TurnOffDialog({ user, onChange, onClose }: TwoFactorDialogProps) {
  const t = useT();
  const form = useCallForm(turnOffTwoFactor, {
    body: turnOffTwoFactorForm,
    onDone() {
      onChange(false);
      onClose();
    },
  });
  return (
    <Dialog title={t("security.two_factor.turn_off")} closeLabel={t("security.close")} onClose={onClose}>
      <form className={css.form} noValidate method="post" onSubmit={form.submit}>
        <p className={css.muted}>{t("security.two_factor.turn_off_text")}</p>
        {user.hasPassword && <OwnPassword form={form} name="password" data-autofocus="" />}
        <SecondFactor form={form} />
        <FormEnd form={form} onClose={onClose} submit={t("security.two_factor.turn_off")} look="danger" />
      </form>
    </Dialog>
  );
}
