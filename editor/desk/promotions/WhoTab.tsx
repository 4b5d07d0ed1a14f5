import { Check, X } from "lucide-react";
import { languages } from "../../../schemas/text";
import { type Viewer, viewerOfKind } from "../../../schemas/viewer";
import { itemRules } from "../../../src/layout/cut_items";
import { decidingRule, type Evaluation } from "../../../src/layout/evaluate";
import { evaluateOffer } from "../../../src/layout/evaluate_offer";
import { actualWords, asSentence, expectedWords, reasonWords, ruleWords } from "../../explain/explain";
import { isRecord } from "../../explain/field_props";
import { languageName, countryName } from "../../words/names_in";
import fields from "../../fields/fields.module.css";
import { Select } from "../../fields/Select";
import { DateTimeInput } from "../../parts/DateTimeInput";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Part } from "./OfferTab";
import drafts from "../drafts/drafts.module.css";
import own from "./Promotion.module.css";
import { audienceFields, timeFields } from "./promotion_fields";
import type { PartProps } from "./part_props";

const kinds = ["guest", "unpaid", "paid"] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ session, depositCount }: Viewer): Kind =>
  session === "guest" ? "guest" : depositCount > 0 ? "paid" : "unpaid";
/** Countries that are always in the table, besides those that the rules name. */
const usual = ["DE", "GB", "NO", "PT"];
const most = 8;
const usualRules = { isVisible: true, access: "any" };

/** Who sees it and when: the same rules, verdicts and reasons as sections have. */
export function WhoTab({ draft, issues, viewer, onViewer }: PartProps & { viewer: Viewer; onViewer: (viewer: Viewer) => void }) {
  const { t, language } = useDesk();
  const { content } = draft;
  const named = countriesIn(content);
  const columns = [...new Set([...named, ...usual])].slice(0, most);
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${drafts.form}`}>
        <h2>{t("promotion.part.who")}</h2>
        <Part draft={draft} issues={issues} path={["banner"]} fields={audienceFields} fallback={usualRules} />
        <p className={css.plain}>{t("promotion.law")}</p>
        <h2>{t("promotion.part.when")}</h2>
        <p className={css.plain}>{t("promotion.zone")}</p>
        <Part draft={draft} issues={issues} path={[]} fields={timeFields} />
      </section>
      <section className={css.card} aria-labelledby="promotion-who">
        <h2 id="promotion-who">{t("promotion.part.why")}</h2>
        <Persona viewer={viewer} onViewer={onViewer} countries={columns} />
        <Verdict evaluation={verdictOn(content, viewer)} />
        <h2 className={own.matrix}>{t("promotion.part.matrix")}</h2>
        <div className={`${css.tableBox} ${own.matrix}`}>
          <table className={css.t}>
            <caption className="visually-hidden">{t("promotion.part.matrix")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("promotion.persona.who")}</th>
                {columns.map((code) => (
                  <th key={code} scope="col" title={countryName(code, language)}>
                    {code}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind}>
                  <th scope="row">{t(`promotion.persona.${kind}`)}</th>
                  {columns.map((country) => {
                    const one = { ...viewer, ...viewerOfKind(kind), country };
                    const deciding = decidingRule(verdictOn(content, one));
                    const isChosen = kindOf(viewer) === kind && viewer.country === country;
                    return (
                      <td key={country}>
                        <button
                          type="button"
                          className={own.cell}
                          data-shown={!deciding}
                          aria-pressed={isChosen}
                          aria-label={`${t(`promotion.persona.${kind}`)}, ${countryName(country, language)}: ${
                            deciding ? ruleWords(t, deciding.rule) : t("promotion.shown")
                          }`}
                          onClick={() => onViewer(one)}
                        >
                          {deciding ? ruleWords(t, deciding.rule) : <Check size={16} aria-hidden="true" />}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}

/** As the engine decides, by UTC here as the table has one clock. */
const verdictOn = (content: Record<string, unknown>, viewer: Viewer): Evaluation =>
  evaluateOffer({ ...content, banner: isRecord(content["banner"]) ? content["banner"] : {} }, viewer);

const countriesIn = ({ banner }: Record<string, unknown>): string[] => {
  const { allowedCountries = [], restrictedCountries = [] } = itemRules(banner)?.countries ?? {};
  return [...allowedCountries, ...restrictedCountries];
};

function Persona({
  viewer,
  onViewer,
  countries,
}: {
  viewer: Viewer;
  onViewer: (viewer: Viewer) => void;
  countries: readonly string[];
}) {
  const { t, language } = useDesk();
  const codes = [...new Set([...countries, ...(viewer.country ? [viewer.country] : [])])];
  return (
    <div className={own.persona}>
      <label>
        {t("promotion.persona.who")}
        <Select value={kindOf(viewer)} onChange={(event) => onViewer({ ...viewer, ...viewerOfKind(event.target.value as Kind) })}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`promotion.persona.${kind}`)}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {t("promotion.persona.country")}
        <Select value={viewer.country ?? ""} onChange={(event) => onViewer({ ...viewer, country: event.target.value || null })}>
          <option value="">{t("promotion.persona.unknown")}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {countryName(code, language)}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {t("promotion.persona.language")}
        <Select
          value={viewer.language}
          onChange={(event) => onViewer({ ...viewer, language: event.target.value as Viewer["language"] })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageName(code, language)}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {t("promotion.persona.when")}
        <DateTimeInput
          className={fields.box}
          language={language}
          value={viewer.now.slice(0, 16)}
          onChange={(event) => {
            const at = Date.parse(`${event.target.value}:00Z`);
            if (!Number.isNaN(at)) onViewer({ ...viewer, now: new Date(at).toISOString() });
          }}
        />
      </label>
    </div>
  );
}

function Verdict({ evaluation }: { evaluation: Evaluation }) {
  const { t, language } = useDesk();
  const deciding = decidingRule(evaluation);
  const passing = evaluation.trace.filter(({ passed }) => passed).length;
  return (
    <>
      <div className={own.verdict} data-tone={deciding ? "bad" : "good"} role="status">
        <b>{t(deciding ? "promotion.hidden" : "promotion.shown")}</b>
        {deciding
          ? asSentence(reasonWords(t, evaluation, language), language)
          : t("why.all_pass", { count: evaluation.trace.length })}
      </div>
      <table className={css.t}>
        <caption className="visually-hidden">{t("why.all_rules")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("why.rule")}</th>
            <th scope="col">{t("why.expected")}</th>
            <th scope="col">
              {t("why.actual")} · {t("why.pass_and_fail", { pass: passing, fail: evaluation.trace.length - passing })}
            </th>
          </tr>
        </thead>
        <tbody>
          {evaluation.trace.map((result, index) => (
            <tr key={`${result.rule} ${index}`}>
              <th scope="row">
                {result.passed ? (
                  <Check size={14} role="img" aria-label={t("why.passes")} />
                ) : (
                  <X size={14} role="img" aria-label={t("why.fails")} />
                )}{" "}
                {ruleWords(t, result.rule)}
              </th>
              <td>{expectedWords(t, result, language)}</td>
              <td>{actualWords(t, result, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
