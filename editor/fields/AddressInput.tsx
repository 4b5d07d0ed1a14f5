import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState } from "react";
import css from "./Combo.module.css";
import { type Choice, fits } from "./Combo";
import { useT } from "./field_context";
import type { InputProps } from "./FieldFrame";
import fields from "./fields.module.css";
import { useChoices } from "./picker_choices";

interface Props {
  input: InputProps;
  value: string;
  onChange: (value: string) => void;
}

/** An address, written freely or taken from the pages of the site, which are offered by name and route. */
export function AddressInput({ input, value, onChange }: Props) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useChoices("page", "");
  const pages = data.filter(({ detail }) => detail !== undefined && !detail.includes(":"));
  const isPage = pages.some(({ detail }) => detail === value);
  const shown = value === "" || isPage ? pages : pages.filter((page) => fits(page, value));
  return (
    <Autocomplete.Root<Choice>
      open={isOpen && shown.length > 0}
      onOpenChange={setIsOpen}
      items={shown}
      filter={null}
      mode="none"
      openOnInputClick
      value={value}
      itemToStringValue={({ detail = "" }) => detail}
      onValueChange={onChange}
    >
      <Autocomplete.Input
        {...input}
        className={`${fields.box} ${fields.mono}`}
        placeholder={t("fields.empty.url")}
        spellCheck={false}
        inputMode="url"
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={css.positioner} sideOffset={4}>
          <Autocomplete.Popup className={css.popup}>
            <Autocomplete.List className={css.list} aria-label={t("fields.pages")}>
              {(page: Choice) => (
                <Autocomplete.Item key={page.value} value={page} className={css.item}>
                  <span className={css.label}>{page.label}</span>
                  <span className={css.detail}>{page.detail}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
