import { useId } from "react";
import { pageName } from "../../workplace/page_name";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Pages.module.css";
import { routeProblem } from "../../parts/route_problem";
import { useOverview } from "../../parts/usage/use_overview";
import { shapeOf } from "../../../src/layout/route_shape";

interface Props {
  value: string;
  onChange: (route: string) => void;
  /** The page that may have the address already. */
  except?: string;
  /** Takes the focus of its dialog. */
  isFirst?: boolean;
}

/** An address, with what is wrong about it while it is typed. */
export function RouteInput({ value, onChange, except, isFirst }: Props) {
  const t = useT();
  const id = useId();
  const { language } = useWorkplace();
  const { data } = useOverview();
  const problem = value === "" ? null : routeProblem(value, data?.pages ?? [], except);
  const redirect = data?.redirects.find(({ route }) => shapeOf(route) === shapeOf(value));
  const words = problem
    ? t(`pages.route_${problem.kind}`, problem.kind === "taken" ? { name: pageName(problem.by, language) } : {})
    : redirect && redirect.pageId !== except
      ? t("pages.route_redirects")
      : t("pages.route_hint");
  return (
    <label>
      {t("pages.route")}
      <input
        value={value}
        required
        maxLength={300}
        placeholder="/summer"
        className={css.mono}
        autoComplete="off"
        spellCheck={false}
        data-autofocus={isFirst || undefined}
        aria-invalid={problem !== null}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <span id={id} className={problem ? css.problem : css.hint} role={problem ? "status" : undefined}>
        {words}
      </span>
    </label>
  );
}
