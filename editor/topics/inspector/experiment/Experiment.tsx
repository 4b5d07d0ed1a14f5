import { Eye, Plus, RotateCcw, Trophy } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import type { ExperimentResults } from "../../../../schemas/api/experiments";
import type { Experiment as Own } from "../../../../schemas/experiment";
import type { Section } from "../../../../schemas/page";
import { readVariants } from "../../../../schemas/persona";
import { experimentsIn, variantFor } from "../../../../src/layout/variants";
import { addVariant } from "../../../core/commands/add_variant";
import { keepVariant } from "../../../core/commands/keep_variant";
import { selectSection } from "../../../core/commands/select_section";
import { setExperiment } from "../../../core/commands/set_experiment";
import { sectionsOf } from "../../../core/experiments";
import { compare, measures } from "../../../explain/experiment_results";
import { letterOf } from "../../../explain/explain";
import { Button } from "../../../parts/Button";
import { IconButton } from "../../../parts/IconButton";
import { chooseVariants } from "../../../workplace/persona/persona";
import { playPersona } from "../../../workplace/persona/play_persona";
import { useEditor, useEditorState, usePersona, useT, useWorkplace } from "../../../workplace/use_editor";
import inspector from "../Inspector.module.css";
import { addAndLook } from "./add_and_look";
import { Figures } from "./Figures";
import { Shares } from "./Shares";
import css from "./Test.module.css";
import { useResults } from "./use_results";
import { Verdicts } from "./Verdicts";

/** One experiment: its name, how visitors are shared out, and each variant with ways to look at it and to keep it. */
export function Experiment({ section, experiment: { id, name } }: { section: Section; experiment: Own }) {
  const t = useT();
  const editor = useEditor();
  const workplace = useWorkplace();
  const { notices } = workplace;
  const sections = useEditorState(({ page }) => page.sections);
  const variants = useMemo(() => experimentsIn(sections).get(id)?.variants ?? [], [sections, id]);
  const options = { name };
  const [state, readAgain] = useResults(id);
  const results = state.status === "read" ? state.results : null;

  function keep(variant: string) {
    if (!editor.run(keepVariant(id, variant))) return;
    const step = editor.getState().steps;
    const words = t("experiment.kept", { variant: letterOf(variant) });
    notices.toast({ words, action: { label: t("command.undo"), keys: "Ctrl Z", step, isOwn: true, run: editor.undo } });
  }

  return (
    <div className={inspector.part} data-field="experiment">
      <label className={css.name}>
        <span>{t("experiment.name")}</span>
        <input value={name} maxLength={100} onChange={({ target }) => editor.run(setExperiment(id, { name: target.value }))} />
      </label>
      <Shares id={id} variants={variants} />
      <p className={css.days} role="status">
        {state.status === "reading" && t("experiment.reading")}
        {state.status === "failed" && t("experiment.failed")}
        {results && (results.days === 0 ? t("experiment.nobody") : t("experiment.days", { count: results.days }))}
        <IconButton label={t("experiment.read_again")} onClick={readAgain}>
          <RotateCcw size={14} aria-hidden="true" />
        </IconButton>
      </p>
      <ul className={css.variants}>
        {variants.map(({ variant }) => (
          <VariantCard key={variant} id={id} variant={variant} results={results} sections={sectionsOf(sections, id)}>
            <Button look="line" onClick={() => keep(variant)}>
              <Trophy size={14} aria-hidden="true" />
              {t("experiment.keep", { variant: letterOf(variant) })}
            </Button>
          </VariantCard>
        ))}
      </ul>
      {results && results.variants.length > 1 && <Verdicts results={results} />}
      <p className={inspector.verbs}>
        <Button
          disabledReason={editor.can(addVariant(section.id, options)) ? undefined : t("experiment.most")}
          onClick={() => addAndLook(workplace, section.id, name)}
        >
          <Plus size={14} aria-hidden="true" />
          {t("experiment.add")}
        </Button>
      </p>
      <p className={css.hint}>
        {t("experiment.stays")} {t("experiment.bands")}
      </p>
    </div>
  );
}

interface CardProps {
  id: string;
  variant: string;
  results: ExperimentResults | null;
  /** Of the whole experiment. */
  sections: readonly Section[];
  children: ReactNode;
}

/** A variant: what it is called, whether the persona is shown it, and the way to look at it. */
function VariantCard({ id, variant, results, sections, children }: CardProps) {
  const t = useT();
  const editor = useEditor();
  const workplace = useWorkplace();
  const persona = usePersona();
  const own = sections.filter(({ experiment }) => experiment?.variant === variant);
  const variants = own.flatMap(({ experiment }) => experiment ?? []);
  const all = sections.flatMap(({ experiment }) => experiment ?? []);
  const isSeen = variantFor({ id, variants: sorted(all) }, { kept: readVariants(persona.variants) }) === variant;
  const words = { variant: letterOf(variant) };
  const isAhead = results !== null && measures.some((measure) => compare(results, variant, measure).kind === "better");

  function look() {
    playPersona(workplace, { variants: chooseVariants(persona, variants.slice(0, 1)) });
    editor.run(selectSection(own[0]?.id ?? null));
  }
  return (
    <li className={css.variant} data-ahead={isAhead || undefined}>
      <p className={css.title}>
        <b>{letterOf(variant)}</b> {own.map(({ name }) => name).join(", ")}
        {isSeen && <span>{t("experiment.shown")}</span>}
      </p>
      {results && <Figures variant={variant} results={results} />}
      <p className={css.verbs}>
        <Button look="plain" disabledReason={isSeen ? t("experiment.is_shown", words) : undefined} onClick={look}>
          <Eye size={14} aria-hidden="true" />
          {t("experiment.look", words)}
        </Button>
        {children}
      </p>
    </li>
  );
}

const sorted = (all: readonly Own[]) => all.toSorted((a, b) => (a.variant < b.variant ? -1 : 1));
