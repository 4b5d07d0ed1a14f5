import type { TournamentDetails } from "../../../../schemas/api/tournaments";
import { reminderMinutes } from "../../../../schemas/tournament_reminder";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { formatNumber } from "../../../kit/ui/format";
import { Mail } from "../../../kit/ui/icons";
import css from "./Tournament.module.css";
import { useRemind } from "./use_tournament";

/** Asks for one letter before the start, and takes that back. Shortly before it there is nothing to be reminded of. */
export function Remind({ tournament, isReminded, now }: { tournament: TournamentDetails; isReminded: boolean; now: number }) {
  const t = useT();
  const language = useLanguage();
  const remind = useRemind(tournament.tournamentItemId);
  const minutes = formatNumber(reminderMinutes, language);
  if (!isReminded && Date.parse(tournament.startAt) - now <= reminderMinutes * 60_000) return null;
  return (
    <>
      <Button
        isWide
        look={isReminded ? "ghost" : "quiet"}
        busy={remind.isPending && t("tournaments.reminding")}
        onClick={() => remind.mutate(!isReminded)}
      >
        {!isReminded && <Mail size={16} aria-hidden="true" />} {t(isReminded ? "tournaments.forget" : "tournaments.remind")}
      </Button>
      <p className={css.small} aria-live="polite">
        {t(isReminded ? "tournaments.reminded" : "tournaments.remind_note", { minutes })}
      </p>
      {remind.isError && (
        <p className={css.small} role="alert">
          {t("tournaments.join_failed")}
        </p>
      )}
    </>
  );
}
