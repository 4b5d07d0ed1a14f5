import { Puzzle } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { useT } from "../../workplace/use_editor";
import css from "./Inspector.module.css";
import { JsonPane } from "./LazyJsonPane";

/** A section of a type that nobody knows here: it is kept as it is, and its JSON can be read. */
export function UnknownType({ section }: { section: Section }) {
  const t = useT();
  return (
    <>
      <div className={css.part}>
        <p className={css.note} data-tone="warn">
          <Puzzle size={16} aria-hidden="true" />
          <span>
            <b>{t("inspector.unknown_type", { type: section.type })}</b> {t("inspector.kept_as_it_is")}
          </span>
        </p>
      </div>
      <JsonPane key={section.id} section={section} />
    </>
  );
}
