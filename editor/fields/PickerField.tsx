import { useDeferredValue, useState } from "react";
import { Combo } from "./Combo";
import { useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import { isSearched, type PickerKind, useChoices } from "./picker_choices";
import { resetOf } from "./reset_of";

/** A page, game, provider, category, promotion or bonus of the site, found by its name. */
export function PickerField(props: FieldProps) {
  const { control, value, fallback, onChange, label, issues, path } = props;
  const kind = control.control as PickerKind; // `controls` gives this component the kinds of pickers alone
  const t = useT();
  const [search, setSearch] = useState("");
  const [isOpened, setIsOpened] = useState(false);
  const text = asText(value ?? fallback);
  const choices = useChoices(kind, useDeferredValue(search.trim()), isOpened || text !== "");
  const message = choices.isError ? t("fields.choices_failed") : choices.isPending ? t("fields.loading") : undefined;
  return (
    <FieldFrame label={label} path={path} issues={issues} kind={kind} onReset={resetOf(props)} isSide>
      {(input) => (
        <Combo
          {...input}
          value={text === "" ? null : text}
          choices={choices.data ?? []}
          placeholder={t(`fields.empty.${kind}`)}
          message={message}
          onOpen={() => setIsOpened(true)}
          onPick={onChange}
          onClear={() => onChange(undefined)}
          {...(isSearched(kind) ? { onSearch: setSearch } : {})}
        />
      )}
    </FieldFrame>
  );
}
