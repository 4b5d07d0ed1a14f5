import { LoaderCircle } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import css from "./Frame.module.css";
import { useGame, useGameState, useT } from "./game_context";
import { Button } from "./parts/Button";
import { Message } from "./parts/Message";
import { Notice } from "./parts/Notice";
import { lazyPart } from "./parts/lazy_part";
import { StatusBar } from "./parts/StatusBar";

const Jackpots = lazyPart(() => import("./jackpots/Jackpots"), "in_game");

/** A game with what stands around it: opening it, that it failed or is over, what is wrong, balance and fairness. */
export function Frame({ children }: { children: ReactNode }) {
  const { game, t } = useGame();
  const status = useGameState((state) => state.status);
  const opened = useGameState((state) => state.opened);
  const jackpots = useGameState((state) => state.jackpots);
  const color = opened?.game.imageColor ?? "";
  const tint = /^#[\da-f]{3,8}$/i.test(color) ? ({ "--tint": color } as CSSProperties) : {};
  const isElsewhere = useGameState((state) => state.isElsewhere);
  if (status === "over" && isElsewhere)
    return <Message title={t("in_game.elsewhere.title")}>{t("in_game.elsewhere.text")}</Message>;
  if (status === "over")
    return <Message title={t("in_game.over.title")}>{t(opened?.isDemo ? "in_game.over.demo" : "in_game.over.text")}</Message>;
  if (!opened && status === "failed")
    return (
      <Message
        title={t("in_game.failed.title")}
        action={
          <Button look="go" onClick={() => void game.open()}>
            {t("in_game.failed.retry")}
          </Button>
        }
      >
        {t("in_game.failed.text")}
      </Message>
    );
  if (!opened) return <Opening />;
  return (
    <div className={css.frame} style={tint} data-jackpots={jackpots.length > 0 || undefined}>
      <h1 className="visually-hidden">{opened.game.name}</h1>
      {jackpots.length > 0 && <Jackpots />}
      {children}
      <Notice />
      <StatusBar />
    </div>
  );
}

/** In the place of a game that is on its way. */
export function Opening() {
  const t = useT();
  return (
    <div className={css.opening} role="status">
      <LoaderCircle size={36} className={css.turning} aria-hidden="true" />
      {t("in_game.opening")}
    </div>
  );
}
