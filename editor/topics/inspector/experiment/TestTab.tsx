import { FlaskConical, Plus } from "lucide-react";
import type { Section } from "../../../../schemas/page";
import { addVariant } from "../../../core/commands/add_variant";
import { Button } from "../../../parts/Button";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import inspector from "../Inspector.module.css";
import { addAndLook } from "./add_and_look";
import { Experiment } from "./Experiment";
import css from "./Test.module.css";

/** The experiment that a section is a variant of, or the way to start one. */
export function TestTab({ section }: { section: Section }) {
  const t = useT();
  const workplace = useWorkplace();
  const { editor } = workplace;
  if (section.experiment) return <Experiment key={section.experiment.id} section={section} experiment={section.experiment} />;
  const options = { name: t("experiment.default_name", { name: section.name }).slice(0, 100) };
  return (
    <div className={inspector.part} data-field="experiment">
      <h3 className={inspector.partHead}>
        <FlaskConical size={14} aria-hidden="true" />
        {t("experiment.title")}
      </h3>
      <p className={css.hint}>{t("experiment.lead")}</p>
      <p className={inspector.verbs}>
        <Button
          look="line"
          disabledReason={editor.can(addVariant(section.id, options)) ? undefined : t("experiment.not_here")}
          onClick={() => addAndLook(workplace, section.id, options.name)}
        >
          <Plus size={14} aria-hidden="true" />
          {t("experiment.start")}
        </Button>
      </p>
    </div>
  );
}
