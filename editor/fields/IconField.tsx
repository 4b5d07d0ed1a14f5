import { Icon } from "../../src/kit/ui/Icon";
import { iconNames } from "../../src/kit/ui/icon_names";
import { Combo } from "./Combo";
import { useT } from "./field_context";
import { FieldFrame } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import { humanise } from "../explain/field_words";
import { resetOf } from "./reset_of";

const choices = iconNames.map((name) => ({ value: name, label: humanise(name), mark: <Icon name={name} size={16} /> }));

/** One of the icons that the site has. */
export function IconField(props: FieldProps) {
  const { value, fallback, onChange, label, issues, path } = props;
  const t = useT();
  const text = asText(value ?? fallback);
  return (
    <FieldFrame label={label} path={path} issues={issues} kind="icon" onReset={resetOf(props)} isSide>
      {(input) => (
        <Combo
          {...input}
          value={text === "" ? null : text}
          choices={choices}
          placeholder={t("fields.empty.icon")}
          onPick={onChange}
          onClear={() => onChange(undefined)}
        />
      )}
    </FieldFrame>
  );
}
