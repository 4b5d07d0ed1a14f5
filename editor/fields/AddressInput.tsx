import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import css from "./Combo.module.css";
import { useT } from "./field_context";
import type { InputProps } from "./FieldFrame";
import fields from "./fields.module.css";
import { ComboPopup, prepareComboPopup } from "./LazyComboPopup";
import { useChoices } from "./picker_choices";

interface Props {
  input: InputProps;
  /** Of the field. */
  label: string;
  value: string;
  placeholder?: string | undefined;
  onChange: (value: string) => void;
}

/** An address, written freely or taken from the pages of the site, which are offered by name and route. */
export function AddressInput({ input, label, value, placeholder, onChange }: Props) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <span ref={box} className={fields.box}>
      <input
        {...input}
        className={fields.mono}
        value={value}
        placeholder={placeholder || t("fields.empty.url")}
        spellCheck={false}
        autoComplete="off"
        inputMode="url"
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        ref={opener}
        type="button"
        className={css.clear}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={t("fields.pick_page", { label })}
        title={t("fields.pick_page", { label })}
        onPointerEnter={prepareComboPopup}
        onFocus={prepareComboPopup}
        onClick={() => setIsOpen(true)}
      >
        <FileText size={14} aria-hidden="true" />
      </button>
      {isOpen && (
        <PageList
          box={box}
          value={value}
          onPick={(route) => {
            close();
            onChange(route);
          }}
          onClose={close}
        />
      )}
    </span>
  );
}

interface ListProps {
  box: React.RefObject<HTMLElement | null>;
  value: string;
  onPick: (route: string) => void;
  onClose: () => void;
}

/** The pages of the site by name and route; what is behind the route in the address stays. */
function PageList({ box, value, onPick, onClose }: ListProps) {
  const t = useT();
  const pages = useChoices("page", "");
  const [typed, setTyped] = useState("");
  const [, route = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(value) ?? [];
  const choices = (pages.data ?? []).flatMap(({ detail, ...page }) =>
    detail?.startsWith("/") ? [{ ...page, value: detail, detail }] : [],
  );
  const message = pages.isError ? t("fields.choices_failed") : pages.isPending ? t("fields.loading") : undefined;
  return (
    <ComboPopup
      anchor={box}
      label={t("fields.pages")}
      placeholder={t("fields.empty.page")}
      typed={typed}
      onTyped={setTyped}
      chosen={choices.find((choice) => choice.value === route) ?? null}
      choices={choices}
      message={message}
      isSearchedElsewhere={false}
      onPick={(picked) => onPick(picked + rest)}
      onClose={onClose}
    />
  );
}
