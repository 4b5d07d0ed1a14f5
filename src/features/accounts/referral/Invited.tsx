import { useState } from "react";
import { keepReferral } from "../../../../schemas/api/referral";
import { useApi, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import css from "./Invited.module.css";

/** Asks a visitor whom a friend invited whether a cookie may keep that for 30 days. */
export default function Invited({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useT();
  const api = useApi();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");

  async function handleYes() {
    setState("working");
    try {
      await api.call(keepReferral, { body: { code } });
      onDone();
    } catch {
      setState("failed");
    }
  }

  return (
    <section className={css.place} aria-label={t("referral.invited.title")}>
      <div className={css.card}>
        <h2>{t("referral.invited.title")}</h2>
        <p>{t("referral.invited.text")}</p>
        {state === "failed" && <FormProblem>{t("referral.invited.failed")}</FormProblem>}
        <div className={css.buttons}>
          <Button size="small" onClick={onDone}>
            {t("referral.invited.no")}
          </Button>
          <Button
            size="small"
            look="primary"
            busy={state === "working" && t("referral.invited.working")}
            onClick={() => void handleYes()}
          >
            {t("referral.invited.yes")}
          </Button>
        </div>
      </div>
    </section>
  );
}
