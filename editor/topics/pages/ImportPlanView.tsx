import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ImportDecision, ImportPlan, PlannedPage } from "../../../schemas/api/page_files";
import { Select } from "../../fields/Select";
import { pageName } from "../../workplace/page_name";
import { Pill } from "../../parts/Pill";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Pages.module.css";

export interface ImportWish {
  decisions: Readonly<Record<string, ImportDecision>>;
  publishes: boolean;
  takesSettings: boolean;
}

interface Props {
  name: string;
  plan: ImportPlan;
  wish: ImportWish;
  onWish: (wish: ImportWish) => void;
  isAdministrator: boolean;
}

/** What a file would change here, page by page, with what is to be decided about it. */
export function ImportPlanView({ name, plan, wish, onWish, isAdministrator }: Props) {
  const t = useT();
  const same = plan.pages.filter(({ what }) => what === "same");
  const others = plan.pages.filter(({ what }) => what !== "same");
  const isSite = plan.kind === "site";
  const decide = (id: string, decision: ImportDecision) => onWish({ ...wish, decisions: { ...wish.decisions, [id]: decision } });
  return (
    <>
      <p>
        {t("files.holds", { name, count: plan.pages.length })} {others.length === 0 && t("files.all_same")}
      </p>
      <ul className={css.planned}>
        {others.map((page) => (
          <PlannedRow
            key={page.id}
            page={page}
            decision={wish.decisions[page.id]}
            onDecide={(choice) => decide(page.id, choice)}
          />
        ))}
      </ul>
      {same.length > 0 && others.length > 0 && <p className={css.hint}>{t("files.same_too", { count: same.length })}</p>}
      <Missing plan={plan} />
      {plan.redirects.new.length > 0 && <p className={css.hint}>{t("files.redirects", { count: plan.redirects.new.length })}</p>}
      {plan.pictures.new > 0 && <p className={css.hint}>{t("files.pictures", { count: plan.pictures.new })}</p>}
      {isSite && isAdministrator && (
        <Option
          isChecked={wish.publishes}
          onChange={(publishes) => onWish({ ...wish, publishes })}
          hint={t("files.publish_hint")}
        >
          {t("files.publish")}
        </Option>
      )}
      {plan.settings === "changed" && (
        <Option
          isChecked={wish.takesSettings}
          onChange={(takesSettings) => onWish({ ...wish, takesSettings })}
          hint={t("files.settings_hint")}
        >
          {t("files.settings")}
        </Option>
      )}
    </>
  );
}

interface OptionProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  hint: string;
  children: ReactNode;
}

function Option({ isChecked, onChange, hint, children }: OptionProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {children}
        <small>{hint}</small>
      </span>
    </label>
  );
}

interface RowProps {
  page: PlannedPage;
  decision: ImportDecision | undefined;
  onDecide: (decision: ImportDecision) => void;
}

const tones = { new: "good", changed: "accent", taken: "warn", same: undefined } as const;

function PlannedRow({ page, decision, onDecide }: RowProps) {
  const t = useT();
  const { language } = useWorkplace();
  const name = pageName(page, language);
  const isTaken = page.what === "taken";
  const choices: ImportDecision[] = isTaken
    ? ["skip", "copy"]
    : page.what === "new"
      ? ["take", "skip"]
      : ["take", "copy", "skip"];
  const said = [
    page.what === "changed" && page.changes > 0 && t("pages.changes", { count: page.changes }),
    isTaken && page.takenBy && t("files.taken_by", { name: pageName(page.takenBy, language) }),
    page.unknownTypes.length > 0 && t("files.unknown_types", { types: page.unknownTypes.join(", ") }),
    page.problems > 0 && t("files.problems", { count: page.problems }),
  ].filter(Boolean);
  const tone = tones[page.what];
  return (
    <li>
      <span className={css.names}>
        <b>{name}</b>
        <code>{page.route}</code>
        {said.length > 0 && <span>{said.join(" · ")}</span>}
      </span>
      <Pill {...(tone ? { tone } : {})}>{t(`files.what.${page.what}`)}</Pill>
      <Select
        aria-label={t("files.decide", { name })}
        value={decision ?? choices[0]}
        onChange={(event) => onDecide(event.target.value as ImportDecision)} // the options are exactly these
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`files.decision.${choice}`, { route: page.copyRoute })}
          </option>
        ))}
      </Select>
    </li>
  );
}

/** What the pages name and nobody has: they come in all the same, with gaps there. */
function Missing({ plan: { missing, pictures } }: { plan: ImportPlan }) {
  const t = useT();
  const lists = Object.entries({ ...missing, pictures: [...missing.pictures, ...pictures.withoutBytes] }).filter(
    ([, names]) => names.length > 0,
  );
  if (lists.length === 0) return null;
  return (
    <div className={css.missing}>
      <p>
        <TriangleAlert size={16} aria-hidden="true" /> {t("files.missing")}
      </p>
      <ul className={css.details}>
        {lists.map(([what, names]) => (
          <li key={what}>
            {t(`files.missing_${what}`)}: {names.join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
