import { useState } from "react";
import { useServices } from "../../../kit/session/services";
import { useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Button } from "../../../kit/ui/Button";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { useFrame } from "../../../kit/ui/frame";
import { CircleCheck } from "../../../kit/ui/icons";
import css from "./Credentials.module.css";

export interface NewCredentials {
  name: string;
  password: string;
}

interface Props extends NewCredentials {
  /** Somebody wanted to leave without having saved them. */
  isWarned: boolean;
  onSaved: () => void;
  /** Goes on with the new account, to an address or to where it was. */
  onLeave: (address?: string) => void;
}

/** What opens an account that was made with one click: it is shown once (C-2.29). */
export function Credentials({ name, password, isWarned, onSaved, onLeave }: Props) {
  const t = useT();
  const { settings } = useServices();
  const addressOf = usePageAddress();
  const frame = useFrame();
  const [copied, setCopied] = useState<"name" | "password" | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  async function copy(what: "name" | "password") {
    try {
      await frame?.window.navigator.clipboard.writeText(what === "name" ? name : password);
      setCopied(what);
      if (what === "password") onSaved();
    } catch {
      setCopied(null); // the browser does not let us; what is shown can be selected
    }
  }

  function save() {
    if (!frame) return;
    const lines = [settings.name, frame.window.location.origin, `${t("sign_up.credentials.name")}: ${name}`];
    const text = [...lines, `${t("form.new_password")}: ${password}`, ""].join("\r\n");
    const link = frame.document.createElement("a");
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.href = url;
    link.download = `${settings.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}.txt`;
    link.click();
    frame.window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
    setIsSaved(true);
    onSaved();
  }

  const row = (what: "name" | "password", label: string, value: string) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <span data-testid={what}>{value}</span>
        <Button size="small" onClick={() => void copy(what)} aria-label={`${t("sign_up.credentials.copy")}: ${label}`}>
          {t(copied === what ? "sign_up.credentials.copied" : "sign_up.credentials.copy")}
        </Button>
      </dd>
    </div>
  );

  return (
    <div className={css.body}>
      <p>{t("sign_up.credentials.text")}</p>
      <dl className={css.list}>
        {row("name", t("sign_up.credentials.name"), name)}
        {row("password", t("form.new_password"), password)}
      </dl>
      <p role="status" className={css.saved}>
        {isSaved && (
          <>
            <CircleCheck size={18} aria-hidden="true" />
            {t("sign_up.credentials.saved")}
          </>
        )}
      </p>
      {isWarned && <FormProblem>{t("sign_up.credentials.warning")}</FormProblem>}
      <Button look="primary" isWide onClick={save} data-autofocus="">
        {t("sign_up.credentials.save")}
      </Button>
      <Button isWide onClick={() => onLeave(addressOf("deposit"))}>
        {t("sign_up.credentials.deposit")}
      </Button>
      {(isWarned || isSaved) && (
        <Button look="ghost" isWide onClick={() => onLeave()}>
          {t("sign_up.credentials.go_on")}
        </Button>
      )}
    </div>
  );
}
