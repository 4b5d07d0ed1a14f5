import { useRoute, useSettings, useT } from "../../../kit/session/hooks";
import { Dialog } from "../../../kit/ui/Dialog";
import { OutboxNote } from "./OutboxNote";
import { ConfirmAccount } from "./ConfirmAccount";
import noticeCss from "./Notice.module.css";
import { ResetForm } from "./ResetForm";
import css from "./SignInDialog.module.css";
import SignInForm from "./SignInForm";

export type SignInView = "login" | "reset" | "confirmAccount";

interface Props {
  view: SignInView;
  onClose: () => void;
  onSignedIn: () => void;
}

const titles: Record<SignInView, string> = {
  login: "sign_in.title",
  reset: "sign_in.reset.title",
  confirmAccount: "sign_in.confirm.title",
};

/** Log in, get back in, or confirm an e-mail address (C-2.20). */
export default function SignInDialog({ view, onClose, onSignedIn }: Props) {
  const t = useT();
  return (
    <Dialog key={view} title={t(titles[view])} closeLabel={t("sign_in.close")} onClose={onClose}>
      {view === "login" && <Login onSignedIn={onSignedIn} />}
      {view === "reset" && (
        <ResetForm onOk={onClose}>
          <p className={css.other}>
            <a href={toLogin} rel="nofollow">
              {t("sign_in.reset.to_login")}
            </a>
          </p>
        </ResetForm>
      )}
      {view === "confirmAccount" && <ConfirmAccount onClose={onClose} />}
      <p className={css.care}>{t("sign_in.care")}</p>
    </Dialog>
  );
}

const toLogin = "?modal=login&view=";

function Login({ onSignedIn }: Pick<Props, "onSignedIn">) {
  const t = useT();
  const { created } = useRoute().search;
  const { isRestrictedRegistration } = useSettings();
  return (
    <>
      {created && (
        <div className={`${noticeCss.notice} ${css.created}`} data-tone="good">
          <p role="status">{t("sign_in.created")}</p>
          <OutboxNote />
        </div>
      )}
      <SignInForm onDone={onSignedIn} />
      {!isRestrictedRegistration && (
        <p className={css.other}>
          {t("sign_in.no_account")}{" "}
          <a href="?modal=signup" rel="nofollow">
            {t("sign_in.create")}
          </a>
        </p>
      )}
    </>
  );
}
