import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Documents, DocumentLabel } from "../../../../schemas/api/documents";
import { useApi, useLanguage, useT, useUser, useViewer } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { useKeptPlace } from "../../../kit/ui/use_kept_place";
import { spanWords } from "../breaks/span_words";
import { ErrorBox } from "../../common/error_box/ErrorBox";
import css from "./Documents.module.css";
import { DocumentPanel } from "./DocumentPanel";
import { labelsQuery, sentQuery } from "./documents_query";
import { progressOf, shownLabels } from "./shown_labels";
import { StateChip } from "./StateChip";

interface Props {
  title: string;
  /** Numbers of the kinds that are shown; empty is all. */
  labels: readonly number[];
  /** One step after the other, each with its number. */
  areSteps: boolean;
}

/** What has to be shown, how it stands, and sending it. What needs the player comes first and is open. */
export function DocumentsFlow({ title, labels, areSteps }: Props) {
  const t = useT();
  const { session } = useViewer();
  const language = useLanguage();
  const api = useApi();
  const kinds = useQuery({ ...labelsQuery({ api }), enabled: session === "user" });
  const sent = useQuery({ ...sentQuery({ api }, language), enabled: session === "user", refetchOnWindowFocus: "always" });
  const retry = () => void Promise.all([kinds.refetch(), sent.refetch()]);
  if (kinds.data && sent.data)
    return <All title={title} labels={labels} areSteps={areSteps} kinds={kinds.data.labels} sent={sent.data} />;
  return (
    <div className={css.box}>
      <h2 className={css.title}>{title || t("documents.title")}</h2>
      {kinds.isError || sent.isError ? (
        <>
          <ErrorBox>{t("documents.failed")}</ErrorBox>
          <Button onClick={retry}>{t("documents.try_again")}</Button>
        </>
      ) : (
        <div role="status" aria-label={t("frame.loading")} className={css.cards}>
          <Skeleton width="100%" height="116px" />
          <Skeleton width="100%" height="116px" />
        </div>
      )}
    </div>
  );
}

function All({ title, labels, areSteps, kinds, sent }: Props & { kinds: readonly DocumentLabel[]; sent: Documents }) {
  const t = useT();
  const language = useLanguage();
  const user = useUser();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = shownLabels(kinds, sent.userDocument.rows, labels);
  const open = shown.find(({ label }) => label.documentLabelId === chosen) ?? shown[0];
  const panel = useRef<HTMLElement>(null);
  useKeptPlace(panel, open && `${open.label.documentLabelId} ${open.state}`);
  const { done, of } = progressOf(shown);
  const api = useApi();
  const isApproved = sent.kycStatus === "APPROVED" && done === of;
  return (
    <div className={css.box}>
      <header className={css.top}>
        <div>
          <h2 className={css.title}>{title || t("documents.title")}</h2>
          <p>{t(isApproved ? "documents.lead_done" : user?.depositCount === 0 ? "documents.lead_early" : "documents.lead")}</p>
        </div>
        {of > 0 && (
          <span className={css.chip} data-tone={done === of ? "good" : "ask"} role="status">
            {t("documents.progress", { done, of })}
          </span>
        )}
      </header>
      <ol className={css.cards} data-steps={areSteps || undefined}>
        {shown.map(({ label, state, sides, orElse }, index) => {
          const nameOf = (one: DocumentLabel) => one.name[language] || one.name["en"];
          const reason = sides.find((side) => side.sent?.reason)?.sent?.reason;
          return (
            <li key={label.documentLabelId}>
              <button
                type="button"
                className={css.card}
                aria-expanded={label === open?.label}
                onClick={() => setChosen(label.documentLabelId)}
              >
                <span className={css.cardTop}>
                  {areSteps && <span className={css.number}>{index + 1}</span>}
                  <StateChip state={state} isEither={orElse !== null} />
                </span>
                <strong>{nameOf(label)}</strong>
                <small>
                  {orElse
                    ? t("documents.about.either", { other: nameOf(orElse) })
                    : (reason ?? t(`documents.about.${state}`, { time: reviewTime(sent.reviewMinutes, t) }))}
                </small>
              </button>
            </li>
          );
        })}
      </ol>
      {open && (
        <DocumentPanel
          key={open.label.documentLabelId}
          place={panel}
          shown={open}
          maxBytes={sent.accepts.maxBytes}
          keptFor={spanWords(sent.keptFor, language)}
          onSent={(isAll) => {
            if (!isAll) setChosen(open.label.documentLabelId); // what went wrong with the rest is said here
            return queries.invalidateQueries({ queryKey: sentQuery({ api }, language).queryKey });
          }}
        />
      )}
      <section className={css.why}>
        <h3>{t("documents.why.title")}</h3>
        <p>{t("documents.why.text")}</p>
      </section>
    </div>
  );
}

const reviewTime = (minutes: number, t: ReturnType<typeof useT>) =>
  minutes >= 60 ? t("documents.hours", { count: Math.round(minutes / 60) }) : t("documents.minutes", { count: minutes });
