import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { requestDocument } from "../../../schemas/api/documents_desk";
import { excludePlayer, getPlayerPage, notePlayer } from "../../../schemas/api/players_desk";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import { NotYet } from "../frame/NotYet";
import { useKeys } from "../keys";
import { AuditTrail } from "../list/AuditTrail";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { Chip } from "../list/parts";
import { exactMoment } from "../list/words";
import { AskDocumentDialog } from "./AskDocumentDialog";
import { ExcludeDialog } from "./ExcludeDialog";
import { BreaksCard, DocumentsCard, LimitsCard, MoneyCard, NotesCard } from "./PlayerCards";

export const kycTones = { APPROVED: "good", PENDING: "warn", REJECTED: "bad" } as const;

type Open = "note" | "document" | "exclude" | null;

/** What must be known before anything is said to a player: state, money, limits, breaks, remarks and trail; and what the house can do. */
export function PlayerPage({ userId, onBack }: { userId: number; onBack: () => void }) {
  const { t, api, language, may } = useDesk();
  const answer = useQuery({
    ...api.query(getPlayerPage, { params: { userId } }),
    staleTime: "static", // each look is logged: it is looked once, whatever else changes meanwhile,
    gcTime: 0, // and who comes back looks again
  });
  const [open, setOpen] = useState<Open>(null);
  const { data, refetch: refresh } = answer;
  const close = () => setOpen(null);
  useKeys({ Escape: onBack, n: data && may(notePlayer) ? () => setOpen("note") : undefined });
  if (!data) return <NotYet answer={answer} />;
  const { player, breaks, offers, notes, trail } = data;
  const facts = [
    player.nickname && player.nickname !== player.name ? player.nickname : null,
    player.email,
    player.countryCode,
    player.dateOfBirth,
    t("desk.players.since", { date: exactMoment(player.createdAt, language) }),
    `#${userId}`,
  ];
  return (
    <>
      <header className={css.head}>
        <Button look="line" onClick={onBack}>
          {t("desk.key.back")}
          <Keys keys="Esc" />
        </Button>
        <h1>{player.name}</h1>
        <Chip tone={kycTones[player.kycStatus]}>
          {t("desk.documents.title")}: {t(`desk.players.kyc.${player.kycStatus}`)}
        </Chip>
        {!player.isEmailVerified && <Chip tone="warn">{t("desk.fact.email_not_verified")}</Chip>}
        {player.isHeld && <Chip tone="warn">{t("desk.players.held")}</Chip>}
        {player.excludedUntil && (
          <Chip tone="bad">{t("desk.players.excluded", { date: exactMoment(player.excludedUntil, language) })}</Chip>
        )}
        <span className={css.push}>
          {may(notePlayer) && (
            <Button look="line" onClick={() => setOpen("note")}>
              {t("desk.players.note")}
              <Keys keys="N" />
            </Button>
          )}
          {may(requestDocument) && (
            <Button look="line" onClick={() => setOpen("document")}>
              {t("desk.players.ask_document")}
            </Button>
          )}
          {may(excludePlayer) && (
            <Button look="line" onClick={() => setOpen("exclude")}>
              {t("desk.players.protect_verb")}
            </Button>
          )}
        </span>
        <p>{facts.filter(Boolean).join(" · ")}</p>
      </header>
      <div className={css.deep} tabIndex={0} role="group" aria-label={player.name}>
        <div className={css.cards}>
          <div className={css.column}>
            <MoneyCard data={data} onPayments={() => goTo({ desk: "payments", player: String(userId) })} />
            <DocumentsCard userId={userId} documents={data.documents} />
            <AuditTrail trail={trail} />
          </div>
          <div className={css.column}>
            <LimitsCard limits={data.limits} />
            <BreaksCard breaks={breaks} />
            <NotesCard notes={notes} />
          </div>
        </div>
      </div>
      {open === "note" && (
        <NoteDialog
          title={t("desk.players.note_title", { player: player.name })}
          lead={t("desk.players.note_lead")}
          verb={t("desk.payment.note_verb")}
          onClose={close}
          onSend={async (note) => {
            await api.call(notePlayer, { params: { userId }, body: { note } });
            await refresh();
          }}
        />
      )}
      {open === "document" && <AskDocumentDialog data={data} onClose={close} onDone={refresh} />}
      {open === "exclude" && <ExcludeDialog player={player} offers={offers} onClose={close} onDone={refresh} />}
    </>
  );
}
