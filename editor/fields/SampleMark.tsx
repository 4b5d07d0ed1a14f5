import { Check } from "lucide-react";
import type { Path } from "../core/set_in";
import { useFieldSamples, useT } from "./field_context";
import css from "./fields.module.css";

/** Says that a field's value is the one it began with; a click says that it is right. */
export function SampleMark({ label, path }: { label: string; path: Path }) {
  const t = useT();
  const samples = useFieldSamples();
  if (!samples?.paths.has(path.join("."))) return null;
  const words = t("fields.keep_sample", { label });
  return (
    <button type="button" className={css.sample} aria-label={words} title={words} onClick={() => samples.keep(path)}>
      {t("fields.sample")}
      <Check size={12} aria-hidden="true" />
    </button>
  );
}
