import { ChevronsUpDown, X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useT } from "./field_context";
import css from "./Combo.module.css";
import fields from "./fields.module.css";
import { ComboPopup, prepareComboPopup } from "./LazyComboPopup";
import type { Choice } from "./choice";

interface Props {
  id?: string | undefined;
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
  /** What is chosen; null where nothing is, and for a list that only adds. */
  value: string | null;
  choices: readonly Choice[];
  /** What is chosen, where it is none of the choices. */
  shown?: Choice | undefined;
  placeholder: string;
  onPick: (value: string) => void;
  onClear?: (() => void) | undefined;
  /** Somebody else searches: told what is typed, answers with other choices. */
  onSearch?: (typed: string) => void;
  /** In place of the list: it loads, or could not. */
  message?: string | undefined;
  /** Told once the list is wanted, so that it can be fetched then. */
  onOpen?: () => void;
}

/** Chooses one of many by typing. A value that is none of the choices is shown as it is. The list is made when it is opened. */
export function Combo({ value, choices, shown, placeholder, onPick, onClear, onSearch, message, onOpen, ...input }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null); // null while the list is closed
  const face = useRef<HTMLButtonElement>(null);
  const popup = useId();
  const chosen = value === null ? null : (shown ?? choices.find((choice) => choice.value === value) ?? { value, label: value });

  function search(next: string) {
    setTyped(next);
    onSearch?.(next);
  }

  function open(letter = "") {
    onOpen?.();
    search((typed ?? "") + letter); // what is typed before the list has the focus goes into its search
  }

  function close() {
    search("");
    setTyped(null);
    face.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter && event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(isLetter ? event.key : "");
  }

  return (
    <span className={`${fields.box} ${css.closed}`}>
      <button
        {...input}
        ref={face}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={typed !== null}
        aria-controls={popup}
        className={css.face}
        onPointerEnter={prepareComboPopup}
        onFocus={prepareComboPopup}
        onClick={() => open()}
        onKeyDown={handleKeyDown}
      >
        {chosen && "mark" in chosen && chosen.mark}
        {chosen ? <span className={css.chosen}>{chosen.label}</span> : <span className={css.placeholder}>{placeholder}</span>}
      </button>
      {chosen && onClear && (
        <button type="button" className={css.clear} aria-label={t("fields.clear")} onClick={onClear}>
          <X size={12} aria-hidden="true" />
        </button>
      )}
      <ChevronsUpDown size={12} aria-hidden="true" className={css.chevrons} />
      {typed !== null && (
        <ComboPopup
          id={popup}
          anchor={face}
          label={input["aria-label"] ?? placeholder}
          placeholder={placeholder}
          typed={typed}
          onTyped={search}
          chosen={chosen}
          choices={choices}
          message={message}
          isSearchedElsewhere={onSearch !== undefined}
          onPick={(picked) => {
            close();
            onPick(picked);
          }}
          onClose={close}
        />
      )}
    </span>
  );
}
