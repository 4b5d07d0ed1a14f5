import { useId, useMemo, useState } from "react";
import { DialogFoot } from "../DialogFoot";
import { diffPages } from "../../core/diff";
import { mergePages } from "../../core/merge";
import type { Conflict } from "../../core/merge_types";
import type { Side } from "../../core/merge_order";
import { timeWords } from "../../explain/save_words";
import { Modal } from "../Modal";
import { useEditorState, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { conflictWords } from "./conflict_words";
import type { SaveState } from "../../workplace/saving/save_state";
import css from "../../workplace/saving/saving.module.css";

/** Two people changed the same: what stands is asked side by side, never guessed. */
export default function Decision({ save }: { save: Extract<SaveState, { status: "conflict" }> }) {
  const t = useT();
  const show = useShow();
  const { saving, language } = useWorkplace();
  const mine = useEditorState((state) => state.page);
  const { base, theirs } = save;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const { conflicts } = useMemo(() => mergePages({ base, mine, theirs: theirs.page }), [base, mine, theirs]);
  const others = useMemo(() => diffPages(base, theirs.page).length, [base, theirs]);
  const name = theirs.authorName ?? t("saving.somebody");
  const sideOf = ({ key }: Conflict) => chosen.get(key) ?? "mine";
  const close = () => show({ dialog: null });
  const verb = conflicts.every((one) => sideOf(one) === "mine")
    ? t("saving.keep_yours")
    : conflicts.every((one) => sideOf(one) === "theirs")
      ? t("saving.take_theirs", { name })
      : t("saving.keep_chosen");

  return (
    <Modal
      title={t("saving.conflict", { name })}
      isOpen
      onClose={close}
      closeLabel={t("editor.close")}
      foot={
        <DialogFoot
          cancel={t("saving.later")}
          onCancel={close}
          verb={verb}
          onVerb={() => {
            void saving.decide(new Map(conflicts.map((one) => [one.key, sideOf(one)])));
            close();
          }}
        />
      }
    >
      <p>{t("saving.conflict_lead", { count: Math.max(0, others - conflicts.length) })}</p>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.key}
          words={conflictWords(t, conflict, { base, mine, theirs: theirs.page }, language)}
          theirName={t("saving.theirs", { name, time: theirs.savedAt ? timeWords(theirs.savedAt, language) : "" })}
          side={sideOf(conflict)}
          onChoose={(side) => setChosen(new Map(chosen).set(conflict.key, side))}
        />
      ))}
      <p className={css.hint}>{t("saving.conflict_hint")}</p>
    </Modal>
  );
}

interface ChoiceProps {
  words: ReturnType<typeof conflictWords>;
  theirName: string;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ words, theirName, side, onChoose }: ChoiceProps) {
  const t = useT();
  const name = useId();
  const options = [
    ["mine", t("saving.yours"), words.mine],
    ["theirs", theirName, words.theirs],
  ] as const;
  return (
    <fieldset className={css.choice}>
      <legend>{words.subject}</legend>
      <div className={css.sides}>
        {options.map(([value, who, text]) => (
          <label key={value} className={css.side} data-chosen={side === value}>
            <input type="radio" name={name} aria-label={who} checked={side === value} onChange={() => onChoose(value)} />
            <span>
              <b>{who}</b>
              <span className={css.value}>{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
