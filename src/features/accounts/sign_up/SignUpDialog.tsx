import { useState } from "react";
import { useSettings, useT } from "../../../kit/session/hooks";
import { Dialog } from "../../../kit/ui/Dialog";
import SignUp from "./SignUp";
import css from "./SignUp.module.css";

interface Props {
  onClose: () => void;
  onSignedIn: () => void;
}

/** Opens an account in a dialog (C-2.24). Credentials that were not saved are not lost without a word (C-2.29). */
export default function SignUpDialog({ onClose, onSignedIn }: Props) {
  const t = useT();
  const { isRestrictedRegistration } = useSettings();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [isWarned, setIsWarned] = useState(false);

  function handleClose() {
    if (leave && !isSaved && !isWarned) return setIsWarned(true);
    (leave ?? onClose)();
  }
  const title = isRestrictedRegistration ? "restricted.title" : leave ? "credentials.title" : "title";
  return (
    <Dialog title={t(`sign_up.${title}`)} closeLabel={t("sign_up.close")} onClose={handleClose}>
      <SignUp
        onSignedIn={onSignedIn}
        onCredentials={(leave) => setLeave(() => leave)}
        onSaved={() => setIsSaved(true)}
        isWarned={isWarned && !isSaved}
      />
      <p className={css.care}>{t("sign_up.care")}</p>
    </Dialog>
  );
}
