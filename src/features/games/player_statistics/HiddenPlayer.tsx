import { useState } from "react";
import { setGhostMode } from "../../../../schemas/api/profile";
import { useT, useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { changeUser } from "../../../kit/session/session_store";
import { Button } from "../../../kit/ui/Button";
import { Icon } from "../../../kit/ui/Icon";
import css from "./Statistics.module.css";

/** In the place of the statistics of who hides: that it holds for everything, and the way to do the same. */
export function HiddenPlayer() {
  const t = useT();
  const user = useUser();
  const { api, session, isCanvas } = useServices();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");
  async function hide() {
    if (isCanvas) return;
    setState("working");
    try {
      const { data } = await api.call(setGhostMode, { body: { ghostMode: true } });
      changeUser(session, { ghostMode: data.ghostMode });
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return (
    <div className={css.hidden}>
      <Icon name="ghost" size={72} />
      <h3>{t("statistics.hidden.title")}</h3>
      <p>{t("statistics.hidden.text")}</p>
      {user?.ghostMode ? (
        <p role="status">{t("statistics.hidden.you_too")}</p>
      ) : (
        <Button busy={state === "working" && t("statistics.loading")} onClick={() => void hide()}>
          <Icon name="ghost" size={18} />
          {t("statistics.hidden.action")}
        </Button>
      )}
      {state === "failed" && <p role="alert">{t("statistics.hidden.failed")}</p>}
    </div>
  );
}
