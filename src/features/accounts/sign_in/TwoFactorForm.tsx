import { type FormEvent, useState } from "react";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import css from "./SignInForm.module.css";

interface Props {
  problem: string | null;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  /** Where the account has a passkey. */
  onPasskey: (() => void) | null;
  onBack: () => void;
  onEdit: () => void;
}

/** The code of the authenticator, or a recovery code where that is lost. */
export function TwoFactorForm({ problem, isBusy, onSubmit, onPasskey, onBack, onEdit }: Props) {
  const t = useT();
  const [kind, setKind] = useState<"code" | "recovery">("code");
  const [code, setCode] = useState("");
  const [isByPasskey, setIsByPasskey] = useState(false); // which of the two works, and keeps the focus
  const isComplete = kind === "code" ? /^\d{6}$/.test(code.replace(/\s/g, "")) : code.trim().length >= 6;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete) return;
    setIsByPasskey(false);
    onSubmit(code.replace(/\s/g, ""));
  }
  function handleCode(next: string) {
    onEdit();
    setCode(next);
  }
  function handleKind() {
    setKind(kind === "code" ? "recovery" : "code");
    handleCode("");
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={handleSubmit}>
      <p className={css.lead}>{t(`sign_in.two_factor.${kind}.text`)}</p>
      <Field key={kind} label={t(`sign_in.two_factor.${kind}.label`)}>
        {(field) => (
          <input
            {...field}
            ref={focusOnce}
            className={css.code}
            value={code}
            onChange={(event) => handleCode(event.target.value)}
            name="twoFactorCode"
            autoComplete={kind === "code" ? "one-time-code" : "off"}
            inputMode={kind === "code" ? "numeric" : "text"}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
      {problem && <FormProblem>{problem}</FormProblem>}
      <Button
        type="submit"
        look="primary"
        isWide
        disabled={!isComplete || (isBusy && isByPasskey)}
        busy={isBusy && !isByPasskey && t("sign_in.working")}
      >
        {t("sign_in.submit")}
      </Button>
      {onPasskey && (
        <Button
          isWide
          disabled={isBusy && !isByPasskey}
          busy={isBusy && isByPasskey && t("sign_in.working")}
          onClick={() => {
            setIsByPasskey(true);
            onPasskey();
          }}
        >
          {t("sign_in.two_factor.passkey.use")}
        </Button>
      )}
      <div className={css.ways}>
        <button type="button" onClick={onBack}>
          {t("sign_in.two_factor.back")}
        </button>
        <button type="button" onClick={handleKind}>
          {t(`sign_in.two_factor.${kind}.other`)}
        </button>
      </div>
    </form>
  );
}

/** The field stands in the place of the one that had the focus. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
