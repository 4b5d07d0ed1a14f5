import { useState } from "react";
import { agreeAgain, type PendingConsent } from "../../../../schemas/api/registration";
import { useApi, useT, useText } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import css from "./AgreeAgain.module.css";

interface Props {
  consents: readonly PendingConsent[];
  onAgreed: () => void;
  onLater: () => void;
}

/** Those that the site has words of its own for. */
const known = new Set(["terms_and_conditions_acceptance"]);

/** Asks a player to agree to the new version of what they agreed to before. */
export default function AgreeAgain({ consents, onAgreed, onLater }: Props) {
  const t = useT();
  const textIn = useText();
  const api = useApi();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");

  async function handleAgree() {
    setState("working");
    try {
      await api.call(agreeAgain, { body: { consents: consents.map(({ key, version }) => ({ key, version })) } });
      onAgreed();
    } catch {
      setState("failed");
    }
  }

  return (
    <Dialog title={t("agree_again.title")} closeLabel={t("agree_again.later")} onClose={onLater}>
      <div className={css.body}>
        <p>{t("agree_again.text")}</p>
        <ul>
          {consents.map(({ key, version, text, url }) => (
            <li key={key}>
              {text ? textIn(text) : t(known.has(key) ? `agree_again.about.${key}` : "agree_again.about.other")}{" "}
              {url && (
                <a href={url} target="_blank" rel="noopener">
                  {t("agree_again.read")}
                </a>
              )}{" "}
              <small>{t("agree_again.version", { version })}</small>
            </li>
          ))}
        </ul>
        {state === "failed" && <FormProblem>{t("agree_again.failed")}</FormProblem>}
        <Button look="primary" isWide busy={state === "working" && t("agree_again.working")} onClick={() => void handleAgree()}>
          {t("agree_again.agree")}
        </Button>
        <Button isWide onClick={onLater}>
          {t("agree_again.later")}
        </Button>
      </div>
    </Dialog>
  );
}
