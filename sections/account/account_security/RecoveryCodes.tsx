import { useId } from "react";
import { useSettings, useT, useUser } from "../../../src/kit/session/hooks";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { CopyButton } from "./CopyButton";
import { DoneNote } from "./DoneNote";
import css from "./SecurityForm.module.css";

/** The codes for when the phone is lost, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useT();
  const id = useId();
  const site = useSettings().name;
  const email = useUser()?.email ?? "";
  const text = codes.join("\n");
  const file = `${t("security.two_factor.file", { site, email })}\n\n${text}\n`;
  return (
    <div className={css.form}>
      <DoneNote>{t("security.two_factor.codes_made")}</DoneNote>
      <p id={id}>{t("security.two_factor.codes_text")}</p>
      <ul className={css.codes} aria-describedby={id}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <CopyButton text={text} label={t("security.copy_codes")} />
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${site.toLowerCase().replace(/\W+/g, "-")}-recovery-codes.txt`}
        >
          {t("security.download")}
        </ButtonLink>
      </div>
      <Button look="primary" isWide onClick={onDone}>
        {t("security.two_factor.saved")}
      </Button>
    </div>
  );
}
