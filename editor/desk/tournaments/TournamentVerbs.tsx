import {
  cancelTournament,
  closeTournament,
  endTournamentNow,
  type TournamentPlanPage as Page,
} from "../../../schemas/api/tournaments_desk";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import { NoteDialog } from "../list/NoteDialog";

/** What is done to it, or to the one that runs, with a reason. */
export type Asked = { what: "close" } | { what: "end" | "cancel"; tournamentItemId: number };

/** Ending or calling off the run, and closing a plan that repeats. */
export function TournamentVerbs({ plan, onAsk }: { plan: Page["plan"]; onAsk: (asked: Asked) => void }) {
  const { t } = useDesk();
  const { run } = plan;
  const isRunning = run?.status === "IN-PROGRESS";
  return (
    <>
      {run && isRunning && (
        <Button look="line" onClick={() => onAsk({ what: "end", tournamentItemId: run.tournamentItemId })}>
          {t("tournament.end.verb")}
        </Button>
      )}
      {run && !run.isFinal && run.status !== "CANCELLED" && (
        <Button look="danger" onClick={() => onAsk({ what: "cancel", tournamentItemId: run.tournamentItemId })}>
          {t("tournament.cancel.verb")}
        </Button>
      )}
      {plan.repeats !== "once" && plan.version > 0 && plan.state !== "closed" && (
        <Button look="danger" onClick={() => onAsk({ what: "close" })}>
          {t("tournament.close.verb")}
        </Button>
      )}
    </>
  );
}

interface Props {
  planId: number;
  asked: Asked;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** The reason that one of them is done with. */
export function TournamentQuestion({ planId, asked, onClose, onDone }: Props) {
  const { t, api } = useDesk();

  async function send(note: string) {
    const params = { planId };
    if (asked.what === "close") await api.call(closeTournament, { params, body: { note } });
    else {
      const call = asked.what === "end" ? endTournamentNow : cancelTournament;
      await api.call(call, { params, body: { tournamentItemId: asked.tournamentItemId, note } });
    }
    await onDone();
  }

  return (
    <NoteDialog
      title={t(`tournament.${asked.what}.title`)}
      lead={t(`tournament.${asked.what}.lead`)}
      verb={t(`tournament.${asked.what}.verb`)}
      isDangerous
      onSend={send}
      onClose={onClose}
    />
  );
}
