import { type ReactNode, useEffect, useRef, useState } from "react";
import { FieldFrame } from "../../fields/FieldFrame";
import { noIssues } from "../../explain/field_props";
import fields from "../../fields/fields.module.css";
import type { Path } from "../../core/set_in";
import { useT } from "../../workplace/use_editor";
import { inputOf } from "../../fields/use_focus_field";

interface Props {
  label: string;
  path: Path;
  isMixed: boolean;
  /** The field itself, empty: what is chosen in it holds for all. */
  children: ReactNode;
}

/** A field of several sections. Where they differ it says so, until somebody wants to set all of them. */
export function MixedField({ label, path, isMixed, children }: Props) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && place.current) inputOf(place.current, path)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [isOpen]);
  if (isOpen || !isMixed) return <div ref={place}>{children}</div>;
  return (
    <FieldFrame label={label} path={path} issues={noIssues} kind="string" isSide>
      {(input) => (
        <button
          {...input}
          type="button"
          className={`${fields.box} ${fields.mixed}`}
          title={t("several.set_all")}
          onClick={() => setIsOpen(true)}
        >
          {t("several.different")}
          <span className={fields.invisible}>, {t("several.set_all")}</span>
        </button>
      )}
    </FieldFrame>
  );
}
