import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { Button } from "../../parts/Button";
import { usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Personas.module.css";
import { NameRow } from "./NameRow";
import { personaTitle } from "./persona_title";
import { SavedRow } from "./SavedRow";

/** The personas that are kept, to be played with a click or with Shift and a number; and keeping this one. */
export function SavedPersonas() {
  const t = useT();
  const { saved, language, notices } = useWorkplace();
  const persona = usePersona();
  const { status, personas } = useStore(saved.store);
  const [isNaming, setIsNaming] = useState(false);

  async function keep(name: string, isShared: boolean) {
    await saved.keep({ name, persona, isShared });
    notices.say(t("personas.saved.kept", { name }));
    setIsNaming(false);
  }

  return (
    <section className={css.saved} aria-label={t("personas.saved.title")}>
      <h3>{t("personas.saved.title")}</h3>
      {status === "failed" && (
        <p className={css.empty}>
          {t("personas.saved.failed")} <Button onClick={() => void saved.read()}>{t("editor.try_again")}</Button>
        </p>
      )}
      {status === "read" && personas.length === 0 && !isNaming && <p className={css.empty}>{t("personas.saved.none")}</p>}
      <ul>
        {personas.map((one, index) => (
          <SavedRow key={one.id} saved={one} number={index < 9 ? index + 1 : null} />
        ))}
        {isNaming && (
          <NameRow initial={personaTitle(t, persona, language)} isSharedAsked onKeep={keep} onCancel={() => setIsNaming(false)} />
        )}
      </ul>
      {!isNaming && (
        <Button onClick={() => setIsNaming(true)}>
          <Bookmark size={16} aria-hidden="true" />
          {t("personas.saved.keep")}
        </Button>
      )}
    </section>
  );
}
