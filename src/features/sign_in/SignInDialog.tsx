import { useT } from "../../session/hooks";
import { Dialog } from "../../ui/Dialog";
import css from "./SignInDialog.module.css";
import SignInForm from "./SignInForm";
import SignUpNotice from "./SignUpNotice";

/** Log in, or what stands for sign up until registration opens. */
export default function SignInDialog({ view, onClose }: { view: "login" | "signup"; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      key={view}
      title={t(view === "login" ? "sign_in.title" : "sign_in.sign_up.title")}
      closeLabel={t("sign_in.close")}
      onClose={onClose}
    >
      {view === "login" ? <SignInForm onDone={onClose} /> : <SignUpNotice isInDialog />}
      <p className={css.care}>{t("sign_in.care")}</p>
    </Dialog>
  );
}
