import { type FormEvent, useState } from "react";
import { Button } from "../../parts/Button";
import { useT } from "../../workplace/use_editor";
import css from "./Personas.module.css";

interface Props {
  initial: string;
  /** Whether it also asks if everybody shall have it. */
  isSharedAsked?: boolean;
  /** Fails where it could not be kept; the row stays then and says so. */
  onKeep: (name: string, isShared: boolean) => Promise<void>;
  onCancel: () => void;
}

/** The name of a persona, being typed. */
export function NameRow({ initial, isSharedAsked = false, onKeep, onCancel }: Props) {
  const t = useT();
  const [name, setName] = useState(initial);
  const [isShared, setIsShared] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    try {
      await onKeep(name.trim(), isShared);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <li>
      <form
        className={css.naming}
        onSubmit={(event) => void handleSubmit(event)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      >
        <input
          className={css.input}
          aria-label={t("personas.saved.name")}
          autoFocus
          maxLength={80}
          value={name}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
        />
        <Button look="line" type="submit" isDisabled={!name.trim()}>
          {t("personas.saved.save")}
        </Button>
        {isSharedAsked && (
          <label className={css.shared}>
            <input type="checkbox" checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />
            {t("personas.saved.share")}
          </label>
        )}
        {hasFailed && (
          <small className={css.problem} role="alert">
            {t("personas.saved.not_kept")}
          </small>
        )}
      </form>
    </li>
  );
}
