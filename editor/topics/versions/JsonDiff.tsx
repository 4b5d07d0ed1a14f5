import { structuredPatch } from "diff";
import { Fragment, useMemo } from "react";
import type { Page } from "../../../schemas/page";
import { useT } from "../../workplace/use_editor";
import css from "./Versions.module.css";

/** The lines of two pages' JSON that differ, with a few around them. */
export function JsonDiff({ before, after }: { before: Page; after: Page }) {
  const t = useT();
  const hunks = useMemo(() => {
    const [old, now] = [before, after].map((page) => `${JSON.stringify(page, null, 2)}\n`);
    return structuredPatch("", "", old ?? "", now ?? "", undefined, undefined, { context: 3 }).hunks;
  }, [before, after]);
  if (hunks.length === 0) return <p className={css.nothing}>{t("versions.json_same")}</p>;
  return (
    <div className={css.json} role="region" aria-label={t("versions.json")} tabIndex={0}>
      {hunks.map(({ oldStart, newStart, lines }, index) => {
        const last = hunks[index - 1];
        const skipped = oldStart - (last ? last.oldStart + last.oldLines : 1);
        return (
          <Fragment key={`${oldStart}-${newStart}`}>
            {skipped > 0 && <p className={css.skipped}>{t("versions.skipped", { count: skipped })}</p>}
            <pre>
              {lines.map((line, at) => (
                <code key={at} data-sign={line.startsWith("+") ? "+" : line.startsWith("-") ? "-" : undefined}>
                  {line}
                  {"\n"}
                </code>
              ))}
            </pre>
          </Fragment>
        );
      })}
    </div>
  );
}
