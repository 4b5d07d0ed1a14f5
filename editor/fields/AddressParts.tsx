import { Plus, X } from "lucide-react";
import { useState } from "react";
import css from "./AddressParts.module.css";
import { addressFrom, meantAddress, type Parameter, partsOf } from "./address_parts";
import { useT } from "./field_context";
import fields from "./fields.module.css";

interface Props {
  /** Of the field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Below an address: what else may have been meant by it, and its query parameters one by one. */
export function AddressParts({ label, value, onChange }: Props) {
  const t = useT();
  const meant = meantAddress(value);
  const { start, parameters, end } = partsOf(value);
  const [isAdding, setIsAdding] = useState(false);
  const canHold = /^(?:\/|https?:|$)/i.test(start) && value !== "";
  const change = (next: readonly Parameter[]) => onChange(addressFrom({ start, parameters: next, end }));

  function handleAdd(name: string) {
    setIsAdding(false);
    if (name !== "") change([...parameters, [name, ""]]);
  }

  if (meant !== null) {
    return (
      <button type="button" className={css.meant} onClick={() => onChange(meant)}>
        {t("address.meant", { address: meant })}
      </button>
    );
  }
  if (!canHold) return null;
  return (
    <div className={css.parts} role="group" aria-label={t("address.parameters_of", { label })}>
      {parameters.map(([name, content], index) => (
        <div key={index} className={css.parameter}>
          <code title={name}>{name}</code>
          <input
            className={`${fields.box} ${fields.mono}`}
            aria-label={t("address.value_of", { name })}
            value={content}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => change(parameters.with(index, [name, event.target.value]))}
          />
          <button
            type="button"
            className={fields.iconSmall}
            aria-label={t("fields.remove_named", { name })}
            onClick={() => change(parameters.toSpliced(index, 1))}
          >
            <X size={12} aria-hidden="true" />
          </button>
        </div>
      ))}
      {isAdding ? (
        <input
          className={`${fields.box} ${fields.mono}`}
          aria-label={t("address.name")}
          placeholder={t("address.name")}
          autoFocus
          spellCheck={false}
          autoComplete="off"
          onBlur={(event) => handleAdd(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key !== "Escape") return;
            event.preventDefault();
            setIsAdding(false);
          }}
        />
      ) : (
        <button type="button" className={css.add} onClick={() => setIsAdding(true)}>
          <Plus size={12} aria-hidden="true" />
          {t("address.add")}
        </button>
      )}
    </div>
  );
}
