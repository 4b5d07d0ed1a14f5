import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SessionEntry } from "../../../schemas/api/security";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import { AccountCard } from "../AccountCard";
import { DoneNote } from "./DoneNote";
import { sessionsQuery } from "./queries";
import { SessionRow } from "./SessionRow";
import css from "./SessionsCard.module.css";

const EndDialog = askedPart(() => import("./EndDialog"), { look: "over" });

/** The browsers that the account is open in; any of them can be signed out from here. */
export function SessionsCard() {
  const t = useT();
  const queryClient = useQueryClient();
  const query = sessionsQuery({ api: useApi() });
  const { data, isPending, isError, refetch, isFetching } = useQuery(query);
  const [asked, setAsked] = useState<SessionEntry | "others" | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const sessions = data?.sessions ?? [];

  function handleAsk(what: SessionEntry | "others") {
    setDone(null);
    setAsked(what);
  }
  function handleEnded() {
    setDone(t(asked === "others" ? "security.sessions.others_ended" : "security.sessions.ended"));
    setAsked(null);
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  }

  return (
    <AccountCard
      icon={<Icon name="globe" />}
      title={t("security.sessions.title")}
      actions={
        sessions.length > 1 && (
          <Button aria-haspopup="dialog" onClick={() => handleAsk("others")}>
            {t("security.sessions.end_others")}
          </Button>
        )
      }
    >
      <p>{t("security.sessions.text")}</p>
      {data ? (
        <>
          <ul className={css.list} aria-label={t("security.sessions.title")}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => handleAsk(session)} />
            ))}
          </ul>
          {sessions.length === 1 && <p className={css.alone}>{t("security.sessions.alone")}</p>}
        </>
      ) : isPending ? (
        <Loading />
      ) : null}
      {isError && (
        <>
          <ErrorBox>{t("security.sessions.failed")}</ErrorBox>
          <div>
            <Button busy={isFetching && t("security.working")} onClick={() => void refetch()}>
              {t("security.sessions.again")}
            </Button>
          </div>
        </>
      )}
      {done && <DoneNote>{done}</DoneNote>}
      {asked && <EndDialog what={asked} onClose={() => setAsked(null)} onEnded={handleEnded} />}
    </AccountCard>
  );
}

function Loading() {
  const t = useT();
  return (
    <div role="status" aria-label={t("frame.loading")} className={css.loading}>
      <Skeleton width="100%" height="52px" />
      <Skeleton width="100%" height="52px" />
    </div>
  );
}
