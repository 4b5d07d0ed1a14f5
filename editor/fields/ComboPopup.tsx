import { Combobox } from "@base-ui/react/combobox";
import { Search } from "lucide-react";
import type { RefObject } from "react";
import type { Choice } from "./choice";
import css from "./Combo.module.css";
import { useT } from "./field_context";
import fields from "./fields.module.css";
import { fits } from "./fitting";

interface Props {
  id?: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  placeholder: string;
  /** What is searched for; also what was typed before the list was there. */
  typed: string;
  onTyped: (typed: string) => void;
  chosen: Choice | null;
  choices: readonly Choice[];
  message?: string | undefined;
  /** The choices fit what is typed already. */
  isSearchedElsewhere: boolean;
  onPick: (value: string) => void;
  onClose: () => void;
}

const most = 100; // more than anybody reads; typing narrows it down

/** The open list of a `Combo`, with a field to search it by. */
export function ComboPopup({
  id,
  anchor,
  label,
  placeholder,
  choices,
  chosen,
  message,
  isSearchedElsewhere,
  typed,
  onTyped,
  ...props
}: Props) {
  const t = useT();
  const fitting = isSearchedElsewhere || typed === "" ? choices : choices.filter((choice) => fits(choice, typed));
  return (
    <Combobox.Root<Choice>
      open
      items={fitting.slice(0, most)}
      filter={null}
      value={chosen}
      itemToStringLabel={(choice) => choice.label}
      isItemEqualToValue={(one, other) => one.value === other.value}
      inputValue={typed}
      autoHighlight
      onValueChange={(choice) => choice && props.onPick(choice.value)}
      onInputValueChange={(text, { reason }) => {
        if (reason !== "input-change" && reason !== "input-clear") return;
        onTyped(text);
      }}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      <Combobox.Portal>
        <Combobox.Positioner className={css.positioner} anchor={anchor} sideOffset={6} align="start">
          <Combobox.Popup id={id} className={css.popup} aria-label={label}>
            <span className={`${fields.box} ${css.search}`}>
              <Search size={14} aria-hidden="true" />
              <Combobox.Input aria-label={label} placeholder={placeholder} spellCheck={false} autoFocus />
            </span>
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
