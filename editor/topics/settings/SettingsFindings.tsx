import { CircleAlert, TriangleAlert } from "lucide-react";
import type { SettingsFinding } from "../../../schemas/settings_finding";
import type { Path } from "../../core/set_in";
import { Button } from "../../parts/Button";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/styles/PublishDialog.module.css";
import { whereOf } from "./settings_changes";
import { settingsFindingWords } from "./settings_finding_words";

interface Props {
  title: string;
  findings: readonly SettingsFinding[];
  document: object;
  onGoTo: (path: Path) => void;
}

/** What the check found of one severity, each with the way to its field. */
export function SettingsFindings({ title, findings, document, onGoTo }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  if (findings.length === 0) return null;
  return (
    <section className={css.group} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {findings.map((finding, index) => {
          const words = settingsFindingWords(t, finding, language);
          const isBlocking = finding.severity === "block";
          return (
            <li key={index}>
              {isBlocking ? (
                <CircleAlert size={16} className={css.bad} aria-hidden="true" />
              ) : (
                <TriangleAlert size={16} className={css.warn} aria-hidden="true" />
              )}
              <div>
                <b>{words.title}</b>
                <p>{words.lead}</p>
                <p className={css.way}>{whereOf(t, document, finding.path, language)}</p>
              </div>
              <Button look="line" aria-label={`${t("check.verb.fix")}: ${words.title}`} onClick={() => onGoTo(finding.path)}>
                {t("check.verb.fix")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
