import { gamePlayOf } from "../../../src/features/games/game_page/game_play";
import { usePath, useSettings, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { X } from "../../../src/kit/ui/icons";
import css from "./GameFrame.module.css";

interface Props {
  /** Of `deposit`: the coins of a demo; who plays for money pays in. */
  what: "deposit" | "sign_in" | "reload";
  onReopen: () => void;
}

/** What the game can't go on without, said below it so that what is on its table stays in sight. */
export function Needs({ what, onReopen }: Props) {
  const t = useT();
  const store = gamePlayOf(useServices());
  const path = usePath();
  const { loginOff } = useSettings();
  return (
    <div className={css.needs} role="status">
      <p>{t(`game_page.needs.${what === "deposit" ? "coins" : what}`)}</p>
      {what === "sign_in" && !loginOff && (
        <ButtonLink look="primary" size="small" href={`${path}?modal=login`}>
          {t("shell.log_in")}
        </ButtonLink>
      )}
      {what !== "sign_in" && (
        <Button look="primary" size="small" onClick={onReopen}>
          {t("game_page.reopen")}
        </Button>
      )}
      <button
        type="button"
        className={css.close}
        aria-label={t("game_page.close")}
        onClick={() => store.setState({ needs: null })}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
