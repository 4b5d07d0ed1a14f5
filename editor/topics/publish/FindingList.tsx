import { ChevronRight, CircleAlert, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import type { Finding } from "../../../schemas/finding";
import type { PageRule } from "../../../schemas/profile";
import type { Language } from "../../../schemas/text";
import { findingWords, itemNameOf, marketName, verbOf } from "../../explain/finding_words";
import { sourceWords } from "../../explain/market_words";
import { goToFinding } from "../../fields/go_to_finding";
import { isBlocking, keyOf } from "../../workplace/checking/page_check";
import type { Path } from "../../core/set_in";
import { path as wayTo } from "../../core/tree";
import { labelOf } from "../../explain/field_words";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import { Button } from "../../parts/Button";
import { changePersona } from "../../workplace/persona/persona_store";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/styles/PublishDialog.module.css";
import { languageName } from "../../words/names_in";

/** A list that is longer shows its rest when asked. */
const shownAtOnce = 30;

interface Props {
  title: string;
  findings: readonly Finding[];
  /** Its first one takes the focus of the dialog. */
  isFirst?: boolean;
}

export function FindingList({ title, findings, isFirst = false }: Props) {
  const t = useT();
  const [hasAll, setHasAll] = useState(false);
  const shown = hasAll ? findings : findings.slice(0, shownAtOnce);
  const offersMore = shown.length < findings.length;
  const list = useRef<HTMLUListElement>(null);
  const kept = useKeptEnd(list, { offersMore, shown: shown.length });
  if (findings.length === 0) return null;
  return (
    <section className={css.group} aria-label={title}>
      <h3>{title}</h3>
      <ul ref={list}>
        {shown.map((finding, index) => (
          <Row key={`${keyOf(finding)} ${index}`} finding={finding} isFirst={isFirst && index === 0} />
        ))}
      </ul>
      {offersMore && (
        <Button {...kept} onClick={() => setHasAll(true)}>
          {t("publish.more", { count: findings.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function Row({ finding, isFirst }: { finding: Finding; isFirst: boolean }) {
  const t = useT();
  const workplace = useWorkplace();
  const [isOpen, setIsOpen] = useState(false);
  const { title, lead, verb } = findingWords(t, finding, workplace.language);
  const isList = verbOf(finding) === "list";
  const handleClick = () => (isList ? setIsOpen(!isOpen) : goToFinding(workplace, finding));
  return (
    <li>
      {isBlocking(finding) ? (
        <CircleAlert size={16} className={css.bad} aria-hidden="true" />
      ) : (
        <TriangleAlert size={16} className={css.warn} aria-hidden="true" />
      )}
      <div>
        <b>{title}</b>
        <p>{lead}</p>
        <Way finding={finding} />
        {finding.code === "rule.unmet" && <p className={css.way}>{sourceWords(t, sourceOf(finding), workplace.language)}</p>}
        {isList && isOpen && <Untranslated finding={finding} />}
      </div>
      <Button
        look="line"
        data-autofocus={isFirst || undefined}
        aria-expanded={isList ? isOpen : undefined}
        aria-label={`${verb}: ${title}`}
        onClick={handleClick}
      >
        {verb}
      </Button>
    </li>
  );
}

/** A rule names where it is written. */
const sourceOf = ({ values }: Finding) => values as Pick<PageRule, "source" | "grades">;

/** Where it is: the sections that hold it, itself, and the banner inside it; or the profile and the rule. */
function Way({ finding }: { finding: Finding }) {
  const t = useT();
  const { language } = useWorkplace();
  const sections = useEditorState(({ page }) => page.sections);
  const steps = stepsOf();
  return (
    <p className={css.way}>
      {steps.map((step, index) => (
        <span key={index}>
          {index > 0 && <ChevronRight size={12} aria-hidden="true" />}
          {step}
        </span>
      ))}
    </p>
  );

  function stepsOf(): string[] {
    const { section, code, values } = finding;
    if (code === "rule.unmet") {
      const market = marketName(values["market"] as never, language, t); // a rule names its market
      return [t("publish.profile", { market }), t("publish.rule_number", { number: Number(values["number"]) })];
    }
    if (!section || verbOf(finding) === "list") return [t("check.this_page")];
    const way = wayTo(sections, section.id);
    const last = way.at(-1);
    const item = last && itemNameOf(last, finding, language);
    return [...(way.length > 0 ? way.map(({ name }) => name) : [section.name]), ...(item ? [item] : [])];
  }
}

interface Place {
  id: string | null;
  name: string;
  path: Path;
  languages: Language[];
}

/** Every text that a language lacks; each leads to its field. */
function Untranslated({ finding }: { finding: Finding }) {
  const t = useT();
  const workplace = useWorkplace();
  const sections = useEditorState(({ page }) => page.sections);
  const places = finding.values["places"] as readonly Place[];
  return (
    <ul className={css.places}>
      {places.map(({ id, name, path, languages }, index) => {
        const section = id === null ? null : (wayTo(sections, id).at(-1) ?? null);
        const field = section ? labelOf(t, section.type, path) : t(`check.page_field.${String(path[0])}`);
        return (
          <li key={index}>
            <button
              type="button"
              onClick={() => {
                const [first] = languages;
                const isOther = !languages.includes(workplace.persona.getState().persona.language);
                if (first && isOther) changePersona(workplace.persona, { language: first });
                goToFinding(workplace, { ...finding, code: "text.no_english", section: section && { ...section }, path });
              }}
            >
              {[name || t("check.this_page"), field].join(" · ")}
            </button>
            <span title={languages.map((code) => languageName(code, workplace.language)).join(", ")}>{languages.join(", ")}</span>
          </li>
        );
      })}
    </ul>
  );
}
