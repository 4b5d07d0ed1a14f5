import { Copy } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { Button } from "../../parts/Button";
import { useT } from "../../use_editor";
import { jsonOf, useCopyJson } from "./copy_json";
import css from "./Inspector.module.css";

/** A section as it is stored, to read and to copy. */
export function JsonView({ section }: { section: Section }) {
  const t = useT();
  const copy = useCopyJson(section);
  return (
    <div className={css.jsonView}>
      <div className={css.jsonHead}>
        <h3>{t("inspector.json")}</h3>
        <Button onClick={() => void copy()}>
          <Copy size={14} aria-hidden="true" />
          {t("inspector.copy_json")}
        </Button>
      </div>
      <textarea readOnly className={css.json} aria-label={t("inspector.json")} value={jsonOf(section)} spellCheck={false} />
    </div>
  );
}
