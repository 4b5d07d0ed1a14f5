import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useStore } from "zustand";
import { findPlayerFacts } from "../../../schemas/api/personas";
import { ApiError } from "../../../src/kit/api/api_error";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { changePersona, playPlayer } from "../../workplace/persona/persona_store";
import { useEditorApi, useT, useWorkplace } from "../../workplace/use_editor";
import { countryName } from "../../words/names_in";
import css from "./Personas.module.css";

/** A real player to look at the page as, by number, e-mail address or nickname: what they have is read, nothing is changed. */
export function PlayerField() {
  const t = useT();
  const api = useEditorApi();
  const { persona: store, evaluations, notices, language } = useWorkplace();
  const player = useStore(store, (state) => state.player);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<"not_found" | "failed" | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    try {
      const { player: facts } = await api.call(findPlayerFacts, { body: { who: typed.trim() } });
      playPlayer(store, facts);
      const { shown, total } = evaluations.getState();
      notices.say(t("personas.playing", { name: facts.name, words: t("status.shown", { shown, total }) }));
      setTyped("");
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 404 ? "not_found" : "failed");
    }
  }

  if (player) {
    return (
      <div className={css.field}>
        <span>{t("personas.player.label")}</span>
        <span className={css.player}>
          <span>
            {player.name} <code className={css.code}>#{player.userId}</code>
            <small>
              {[
                t("personas.player.deposits", { count: player.depositCount }),
                player.countryCode && countryName(player.countryCode, language),
                player.currencyCode,
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </span>
          <IconButton label={t("personas.player.leave")} onClick={() => changePersona(store, { player: null })}>
            <X size={16} />
          </IconButton>
        </span>
      </div>
    );
  }
  return (
    <form className={css.field} onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={id}>{t("personas.player.label")}</label>
      <span className={css.clock}>
        <input
          id={id}
          className={css.input}
          autoComplete="off"
          maxLength={254}
          spellCheck={false}
          placeholder={t("personas.player.id")}
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
        <Button look="line" type="submit" isDisabled={typed.trim() === ""}>
          {t("personas.player.find")}
        </Button>
      </span>
      {problem && (
        <small className={css.problem} id={`${id}-problem`} role="alert">
          {t(`personas.player.${problem}`)}
        </small>
      )}
    </form>
  );
}
