import { Pill } from "../../parts/Pill";
import { useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import { momentWords } from "../../explain/save_words";
import { useRevisions } from "./use_versions";
import css from "./Versions.module.css";

/** Which version it is, and from when. */
export function VersionLabel({ revision }: { revision: number }) {
  const t = useT();
  const { language } = useWorkplace();
  const published = useSaving((state) => state.publishedRevision);
  const current = useSaving((state) => state.revision);
  const isSaved = useSaving((state) => state.save.status === "saved");
  const { data } = useRevisions({ author: null, isPublished: false });
  const known = data?.pages.flatMap(({ revisions }) => revisions).find((each) => each.revision === revision);
  const isLive = revision === published;
  return (
    <span className={css.label}>
      <Pill tone={isLive ? "good" : "accent"}>{t(isLive ? "versions.live" : "saving.draft", { revision })}</Pill>
      {known && momentWords(known.publications[0]?.at ?? known.createdAt, language)}
      {revision === current && !isSaved && ` · ${t("versions.unsaved")}`}
    </span>
  );
}
