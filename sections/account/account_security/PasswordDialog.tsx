import { changePassword } from "../../../schemas/api/security";
import { changePasswordForm } from "../../../schemas/security_forms";
import type { User } from "../../../schemas/user";
import { NewPasswordField } from "../../../src/features/accounts/sign_up/NewPasswordField";
import { useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { becomeUser } from "../../../src/kit/session/session_store";
import { Dialog } from "../../../src/kit/ui/Dialog";
import css from "./SecurityForm.module.css";
import { FormEnd, OwnPassword } from "./form_parts";
import { useCallForm } from "./use_call_form";

interface Props {
  user: User;
  onClose: () => void;
  onDone: () => void;
}

export default function PasswordDialog({ user, onClose, onDone }: Props) {
  const t = useT();
  const { session } = useServices();
  const form = useCallForm(changePassword, {
    body: changePasswordForm,
    onDone() {
      becomeUser(session, { ...user, hasPassword: true });
      onDone();
    },
  });
  return (
    <Dialog
      title={t(user.hasPassword ? "security.password.change" : "security.password.set")}
      closeLabel={t("security.close")}
      onClose={onClose}
    >
      <form className={css.form} noValidate method="post" onSubmit={form.submit}>
        {/* Password managers learn whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && <OwnPassword form={form} name="currentPassword" data-autofocus="" />}
        <NewPasswordField
          {...form.register("password")}
          label={t("security.password.new")}
          problem={form.problemOf("password")}
          typed={form.typed("password") ?? ""}
        />
        {user.hasPassword && <p className={css.muted}>{t("security.password.effect")}</p>}
        <FormEnd form={form} onClose={onClose} submit={t("security.password.submit")} />
      </form>
    </Dialog>
  );
}
