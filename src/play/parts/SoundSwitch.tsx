import { Volume2, VolumeX } from "lucide-react";
import { useStore } from "zustand";
import { useGame } from "../game_context";
import { useKeys } from "../use_keys";
import css from "./StatusBar.module.css";

/** Sound on or off, and how loud; phones have keys of their own for that. */
export function SoundSwitch() {
  const { sound, t } = useGame();
  const { isOn, volume, hasFailed } = useStore(sound);
  useKeys({ more: { m: sound.toggle } });
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <>
      {isOn && (
        <input
          type="range"
          className={css.volume}
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-label={t("in_game.sound.volume")}
          onChange={({ target }) => sound.setVolume(Number(target.value))}
        />
      )}
      <button
        type="button"
        className={css.button}
        aria-pressed={isOn}
        aria-keyshortcuts="M"
        title={`${t("in_game.sound.title")} (M)`}
        onClick={sound.toggle}
      >
        <Icon size={18} aria-hidden="true" />
        <span className={css.words}>{t("in_game.sound.title")}</span>
      </button>
      <span className="visually-hidden" role="status">
        {hasFailed && t("in_game.part_failed")}
      </span>
    </>
  );
}
