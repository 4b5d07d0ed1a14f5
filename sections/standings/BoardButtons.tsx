import { useState } from "react";
import { setGhostMode } from "../../schemas/api/profile";
import { useServices } from "../../src/kit/session/services";
import { useT, useUser } from "../../src/kit/session/hooks";
import { changeUser } from "../../src/kit/session/session_store";
import { Button, ButtonLink } from "../../src/kit/ui/Button";
import { Icon } from "../../src/kit/ui/Icon";
import { Flag } from "../../src/kit/ui/icons";
import { racesAddress } from "./statistics_address";
import css from "./Board.module.css";

/** A player's own races, and whether others see their name (C-2.54, C-6.06); on phones icons alone. */
export function BoardButtons() {
  const t = useT();
  const user = useUser();
  if (!user) return null;
  return (
    <div className={css.buttons}>
      <ButtonLink href={racesAddress(user.uniqueId)} title={t("standings.race_stats")}>
        <Flag size={18} aria-hidden="true" />
        <span className={css.words}>{t("standings.race_stats")}</span>
      </ButtonLink>
      <GhostButton isGhost={user.ghostMode} />
    </div>
  );
}

function GhostButton({ isGhost }: { isGhost: boolean }) {
  const t = useT();
  const { api, session, isCanvas } = useServices();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");
  const words = t(isGhost ? "standings.ghost.off" : "standings.ghost.on");
  async function toggle() {
    if (isCanvas) return;
    setState("working");
    try {
      const { data } = await api.call(setGhostMode, { body: { ghostMode: !isGhost } });
      changeUser(session, { ghostMode: data.ghostMode });
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <Button title={words} busy={state === "working" && t("standings.ghost.working")} onClick={() => void toggle()}>
        <Icon name="ghost" size={18} />
        <span className={css.words}>{words}</span>
      </Button>
      {state === "failed" && (
        <p role="alert" className={css.problem}>
          {t("standings.ghost.failed")}
        </p>
      )}
    </>
  );
}
