import { CircleHelp, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { shownBalance } from "../game_step";
import { useGameState, useMoney, useOpened, useT } from "../game_context";
import { lazyPart } from "./lazy_part";
import { SoundSwitch } from "./SoundSwitch";
import css from "./StatusBar.module.css";

const panels = {
  fair: lazyPart(() => import("./FairPanel"), "in_game"),
  help: lazyPart(() => import("./HelpPanel"), "in_game"),
};

/** What the player has and what they play with, with the ways to fairness and rules. */
export function StatusBar() {
  const t = useT();
  const money = useMoney();
  const { isDemo } = useOpened();
  const balance = useGameState(shownBalance);
  const [open, setOpen] = useState<keyof typeof panels | null>(null);
  const Panel = open && panels[open];
  return (
    <footer className={css.bar}>
      <span className={isDemo ? css.demo : css.real}>{t(isDemo ? "in_game.demo" : "in_game.real")}</span>
      <span className={css.balance}>
        <span className={css.label}>{t("in_game.balance")}</span> <b>{money(balance)}</b>
      </span>
      <SoundSwitch />
      <button type="button" className={css.button} onClick={() => setOpen("fair")}>
        <ShieldCheck size={18} aria-hidden="true" />
        <span className={css.words}>{t("in_game.fair.title")}</span>
      </button>
      <button type="button" className={css.button} onClick={() => setOpen("help")}>
        <CircleHelp size={18} aria-hidden="true" />
        <span className={css.words}>{t("in_game.help.title")}</span>
      </button>
      {Panel && <Panel onClose={() => setOpen(null)} />}
    </footer>
  );
}
