import { useT, useText } from "../../../kit/session/hooks";
import { Dialog } from "../../../kit/ui/Dialog";
import css from "./TournamentPopup.module.css";
import { TournamentPlace } from "./TournamentPlace";
import { useTournament } from "./use_tournament";

/** A tournament over whatever page is open (C-2.44). */
export default function TournamentPopup({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT();
  const text = useText();
  const { tournament } = useTournament(id);
  return (
    <Dialog
      title={tournament ? text(tournament.content.name) : t("tournaments.one")}
      closeLabel={t("tournaments.close")}
      onClose={onClose}
      isWide
    >
      <div className={css.body}>
        <TournamentPlace id={id} isInDialog />
      </div>
    </Dialog>
  );
}
