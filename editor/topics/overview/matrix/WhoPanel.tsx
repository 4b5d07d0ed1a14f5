import { Check, ChevronRight, CornerDownRight, Eye, Home, Image, OctagonAlert, TriangleAlert, X } from "lucide-react";
import { viewerKinds } from "../../../../schemas/viewer";
import { type Analysis, isNobody, type Subject } from "../../../../src/layout/analyse/analysis";
import { countCountries } from "../../../../src/layout/analyse/country_classes";
import { type Finding, isGrave } from "../../../../src/layout/analyse/find_faults";
import { kindBit } from "../../../../src/layout/analyse/viewer_kinds";
import { selectSection } from "../../../core/commands/select_section";
import type { Path } from "../../../core/set_in";
import { path } from "../../../core/tree";
import { pageName } from "../../../workplace/page_name";
import { Button } from "../../../parts/Button";
import { lazyPart } from "../../../parts/lazy_part";
import { SectionIcon } from "../../../parts/SectionIcon";
import { changePersona } from "../../../workplace/persona/persona_store";
import {
  useEditor,
  useEditorState,
  usePersona,
  usePersonaViewer,
  useShow,
  useT,
  useWorkplace,
} from "../../../workplace/use_editor";
import { ownSection } from "../../../parts/usage/use_shown_pages";
import css from "./Side.module.css";
import { findingWords } from "./finding_words";
import type { Chosen } from "./chosen";
import { oneOfThem } from "./one_of_them";
import { subjectName } from "./subject_name";
import { countriesWords, ruleAgainst, whoSentence } from "./who_words";

/** The markets' profiles come with it. */
const LawVerdicts = lazyPart(() => import("../../../parts/law/LawVerdicts").then((code) => code.default), { look: "line" });

interface Props {
  subject: Subject;
  analysis: Analysis;
  faults: readonly Finding[];
  onChoose: (chosen: Chosen) => void;
}

/** Who can see a section or banner: in words, kind by kind, country by country; and what is odd about that. */
export function WhoPanel({ subject, analysis, faults, onChoose }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const own = faults.filter((fault) => fault.subject.key === subject.key);
  const total = countCountries(analysis.all, analysis);
  const seen = isNobody(subject.seen) ? 0 : countCountries(subject.seen.countries, analysis);
  return (
    <>
      <header className={css.head}>
        <span className={css.picture} aria-hidden="true">
          {subject.path === null ? <SectionIcon type={subject.section.type} /> : <Image size={16} />}
        </span>
        <div>
          <h2>{t(subject.path === null ? "matrix.who.title" : "matrix.who.title_banner")}</h2>
          <p>{subjectName(t, subject, language)}</p>
        </div>
      </header>
      <div className={css.scroll}>
        <section className={css.part}>
          <p className={css.say}>
            {whoSentence(t, subject, analysis, language).map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}
          </p>
          <ul>
            {viewerKinds.map((kind) => {
              const rule = ruleAgainst(kind, subject);
              const sees = rule === null && (subject.seen.kinds & kindBit(kind)) !== 0;
              return (
                <li key={kind} className={css.kind} data-sees={sees}>
                  {sees ? (
                    <Check size={14} role="img" aria-label={t("matrix.sees")} />
                  ) : (
                    <X size={14} role="img" aria-label={t("matrix.does_not_see")} />
                  )}
                  {t(`matrix.kind.${kind}`)}
                  {rule && <span>{t(`matrix.rule.${rule}`)}</span>}
                </li>
              );
            })}
          </ul>
        </section>
        <section className={css.part}>
          <h3>{t("matrix.who.countries")}</h3>
          <div className={css.share} aria-hidden="true">
            <span style={{ width: `${(seen / total) * 100}%` }} />
          </div>
          <p className={css.hint}>{countriesWords(t, subject.seen, analysis, language)}</p>
        </section>
        <WhereItIs subject={subject} onChoose={onChoose} />
        {own.length > 0 && (
          <section className={css.part}>
            <h3>
              {t("matrix.who.findings")} <span>{own.length}</span>
            </h3>
            {own.map((finding) => (
              <FindingNote key={`${finding.kind} ${"rule" in finding ? finding.rule : ""}`} finding={finding} />
            ))}
          </section>
        )}
        {subject.path === null && <LawVerdicts section={subject.section} />}
        <section className={css.part}>
          <Verbs subject={subject} analysis={analysis} />
        </section>
      </div>
    </>
  );
}

function FindingNote({ finding }: { finding: Finding }) {
  const t = useT();
  const { language } = useWorkplace();
  const { title, text } = findingWords(t, finding, language);
  return (
    <p className={css.note} data-tone={isGrave(finding) ? "bad" : "warn"}>
      {isGrave(finding) ? <OctagonAlert size={14} aria-hidden="true" /> : <TriangleAlert size={14} aria-hidden="true" />}
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  );
}

/** The way from the page down to it; each step leads there. */
function WhereItIs({ subject, onChoose }: Pick<Props, "subject" | "onChoose">) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const own = ownSection(page.sections, subject.section.id);
  const way = path(page.sections, own?.id ?? "");
  const holders = subject.path === null ? way.slice(0, -1) : way;
  const parent = way.at(-2);
  const siblings = parent?.sections ?? page.sections;
  return (
    <section className={css.part}>
      <h3>{t("matrix.who.where")}</h3>
      <p className={css.way}>
        <Home size={14} aria-hidden="true" /> {pageName(page, language)}
        {holders.map(({ id, name }) => (
          <span key={id}>
            <ChevronRight size={12} aria-hidden="true" />
            <button type="button" onClick={() => onChoose({ type: "subject", key: id })}>
              {name}
            </button>
          </span>
        ))}
        {subject.path === null && (
          <span>
            <ChevronRight size={12} aria-hidden="true" />
            {t("matrix.who.place", {
              place: siblings.findIndex(({ id }) => id === own?.id) + 1,
              count: siblings.length,
            })}
          </span>
        )}
      </p>
    </section>
  );
}

function Verbs({ subject, analysis }: Pick<Props, "subject" | "analysis">) {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const { persona: personas } = useWorkplace();
  const persona = usePersona();
  const { now } = usePersonaViewer();
  const change = oneOfThem(subject.seen, analysis, persona, Date.parse(now));

  function open() {
    show({ view: "page" });
    editor.run(selectSection(ownSection(editor.getState().page.sections, subject.section.id)?.id ?? null));
  }
  return (
    <div className={css.verbs}>
      <Button
        look="line"
        onClick={() => {
          open();
          show({ isRightOpen: true, inspectorTab: subject.path ? "content" : "rules", focusField: fieldOf(subject) });
        }}
      >
        <CornerDownRight size={14} aria-hidden="true" />
        {t("matrix.edit_rules")}
      </Button>
      <Button
        look="line"
        disabledReason={change ? undefined : t("matrix.who.nobody")}
        onClick={() => {
          if (change) changePersona(personas, change);
          open();
        }}
      >
        <Eye size={14} aria-hidden="true" />
        {t("matrix.view_as_one")}
      </Button>
    </div>
  );
}

/** Where its rules are edited. */
const fieldOf = ({ path: at }: Subject): Path => (at === null ? ["isVisible"] : ["props", ...at, "isVisible"]);
