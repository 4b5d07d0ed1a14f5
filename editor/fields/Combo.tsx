import { Combobox } from "@base-ui/react/combobox";
import { ChevronsUpDown, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "./field_context";
import css from "./Combo.module.css";
import fields from "./fields.module.css";

export interface Choice {
  value: string;
  label: string;
  /** Stands behind the label and is searched too: a code, a route. */
  detail?: string;
  /** Stands before the label. */
  mark?: ReactNode;
}

interface Props {
  id?: string | undefined;
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
  /** What is chosen; null where nothing is, and for a list that only adds. */
  value: string | null;
  choices: readonly Choice[];
  placeholder: string;
  onPick: (value: string) => void;
  onClear?: () => void;
  /** Somebody else searches: told what is typed, answers with other choices. */
  onSearch?: (typed: string) => void;
  /** In place of the list: it loads, or could not. */
  message?: string | undefined;
}

const most = 100; // more than anybody reads; typing narrows it down

/** Chooses one of many by typing. A value that is none of the choices is shown as it is. */
export function Combo({ value, choices, placeholder, onPick, onClear, onSearch, message, ...input }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value === null ? null : (choices.find((choice) => choice.value === value) ?? { value, label: value });
  const shown = (typed && !onSearch ? choices.filter((choice) => fits(choice, typed)) : choices).slice(0, most);

  return (
    <Combobox.Root<Choice>
      items={shown}
      filter={null}
      value={chosen}
      itemToStringLabel={({ label }) => label}
      isItemEqualToValue={(one, other) => one.value === other.value}
      inputValue={typed ?? chosen?.label ?? ""}
      autoHighlight
      onValueChange={(choice) => {
        setTyped(null);
        if (choice) onPick(choice.value);
      }}
      onInputValueChange={(text, { reason }) => {
        if (reason !== "input-change" && reason !== "input-clear") return;
        setTyped(text);
        onSearch?.(text);
      }}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setTyped(null);
        onSearch?.("");
      }}
    >
      <Combobox.InputGroup className={fields.box}>
        {chosen && "mark" in chosen && chosen.mark}
        <Combobox.Input
          {...input}
          placeholder={placeholder}
          spellCheck={false}
          onFocus={selectAll}
          onClick={typed === null ? selectAll : undefined}
        />
        {chosen && onClear && (
          <button type="button" className={css.clear} aria-label={t("fields.clear")} onClick={onClear}>
            <X size={12} aria-hidden="true" />
          </button>
        )}
        <Combobox.Trigger className={css.clear} aria-label={t("fields.show_choices")}>
          <ChevronsUpDown size={12} aria-hidden="true" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className={css.positioner} sideOffset={4}>
          <Combobox.Popup className={css.popup}>
            <Combobox.Empty className={css.empty}>{message ?? t("fields.nothing_found")}</Combobox.Empty>
            <Combobox.List className={css.list}>
              {(choice: Choice) => (
                <Combobox.Item key={choice.value} value={choice} className={css.item}>
                  {choice.mark}
                  <span className={css.label}>{choice.label}</span>
                  {choice.detail && <span className={css.detail}>{choice.detail}</span>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a choice's words hold all that is typed, accents aside. */
export function fits({ label, detail = "" }: Choice, typed: string): boolean {
  const words = plain(`${label} ${detail}`);
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.includes(part));
}
