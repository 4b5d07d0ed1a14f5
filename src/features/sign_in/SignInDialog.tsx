import { useT } from "../../session/hooks";
import { Dialog } from "../../ui/Dialog";
import { SocialSignIn } from "../social_sign_in/SocialSignIn";
import css from "./SignInDialog.module.css";
import SignInForm from "./SignInForm";
import SignUpNotice from "./SignUpNotice";

interface Props {
  view: "login" | "signup";
  onClose: () => void;
  onSignedIn: () => void;
}

/** Log in, or what stands for sign up until registration opens. */
export default function SignInDialog({ view, onClose, onSignedIn }: Props) {
  const t = useT();
  return (
    <Dialog
      key={view}
      title={t(view === "login" ? "sign_in.title" : "sign_in.sign_up.title")}
      closeLabel={t("sign_in.close")}
      onClose={onClose}
    >
      {view === "login" ? <SignInForm onDone={onSignedIn} /> : <SignUpNotice isInDialog />}
      <SocialSignIn onSignedIn={onSignedIn} />
      <p className={css.care}>{t("sign_in.care")}</p>
    </Dialog>
  );
}
