import { RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { diffPages } from "../../core/diff";
import { Button } from "../../parts/Button";
import { Segments } from "../../parts/Segments";
import { useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { ChangesTable } from "./ChangesTable";
import { JsonDiff } from "./JsonDiff";
import { Picture } from "./Picture";
import { RestoreDialog } from "./RestoreDialog";
import { useRevisionPage, useRevisions } from "./use_versions";
import { VersionLabel } from "./VersionLabel";
import css from "./Versions.module.css";
import { Wireframe } from "./Wireframe";
import { listWords } from "../../words/names_in";

const forms = ["words", "pictures", "json"] as const;
type Form = (typeof forms)[number];

/** Two states of the page side by side: in words, with what is new, gone, changed or elsewhere marked, and as JSON. */
export function Comparison({ from, to }: { from: number; to: number }) {
  const t = useT();
  const current = useSaving((state) => state.revision);
  const published = useSaving((state) => state.publishedRevision);
  const [form, setForm] = useState<Form>("words");
  const [isRestoring, setIsRestoring] = useState(false);
  const before = useRevisionPage(from);
  const after = useRevisionPage(to);
  const changes = useMemo(() => (before && after ? diffPages(before, after) : null), [before, after]);
  const wanted = to === current ? from : to;

  return (
    <>
      <header className={css.detailHead}>
        <div>
          <h1>{to === current && from === published ? t("versions.since_live") : t("versions.change_title", { from, to })}</h1>
          {changes && <p>{<Lead count={changes.length} from={from} to={to} />}</p>}
        </div>
        <Segments
          label={t("versions.change")}
          value={form}
          options={forms.map((value) => ({ value, label: t(`versions.${value}`) }))}
          onChange={setForm}
        />
        {wanted !== current && (
          <Button look="line" size="large" onClick={() => setIsRestoring(true)}>
            <RotateCcw size={14} aria-hidden="true" />
            {t("versions.restore", { revision: wanted })}
          </Button>
        )}
      </header>
      {before && after && changes ? (
        <div className={css.compared}>
          <div className={css.pictures}>
            {[
              { revision: from, page: before, side: "before" as const },
              { revision: to, page: after, side: "after" as const },
            ].map(({ revision, page, side }) => (
              <figure key={side}>
                <figcaption>
                  <VersionLabel revision={revision} />
                </figcaption>
                {form === "words" && <Wireframe page={page} changes={changes} side={side} />}
                {form === "pictures" && <Picture revision={revision} changes={changes} side={side} />}
              </figure>
            ))}
          </div>
          {form === "words" && <ChangesTable changes={changes} before={before} pair={{ from, to }} />}
          {form === "json" && <JsonDiff before={before} after={after} />}
        </div>
      ) : (
        <div role="status" aria-label={t("versions.loading")} className={css.detailSkeleton} />
      )}
      {isRestoring && <RestoreDialog revision={wanted} onClose={() => setIsRestoring(false)} />}
    </>
  );
}

/** How many changes, and whose they are as far as the list knows. */
function Lead({ count, from, to }: { count: number; from: number; to: number }) {
  const t = useT();
  const { language } = useWorkplace();
  const { data } = useRevisions({ author: null, isPublished: false });
  const authors = useMemo(() => {
    const between =
      data?.pages.flatMap(({ revisions }) => revisions).filter(({ revision }) => revision > from && revision <= to) ?? [];
    return [...new Set(between.map(({ authorName }) => authorName ?? "–"))];
  }, [data, from, to]);
  if (count === 0) return t("versions.nothing_changed");
  return t("versions.lead_changes", { count, authors: listWords(authors.length > 0 ? authors : ["–"], language) });
}
