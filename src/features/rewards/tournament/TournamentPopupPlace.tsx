import { memo } from "react";
import { askedPart } from "../../common/asked_part/asked_part";
import { useGo, useRoute, useViewer } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";
import { keepLastTournament } from "./last_tournament";
import { tournamentInAddress } from "./tournament_query";

const TournamentPopup = askedPart(() => import("./TournamentPopup"), { look: "over" }, "tournaments");

/** Where `?tournament=` opens a tournament over the page; a dialog that the address asks for besides it comes first (C-2.44, D-12). */
export const TournamentPopupPlace = memo(function TournamentPopupPlace() {
  const { search } = useRoute();
  const id = tournamentInAddress(search);
  const { session } = useViewer();
  const { isCanvas } = useServices();
  const frame = useFrame();
  const go = useGo();
  const isBehind = Boolean(search.modal || (search.stats && session === "user"));
  if (id === undefined || isCanvas || isBehind) return null;
  function handleClose() {
    if (frame && id !== undefined) keepLastTournament(frame, id);
    go("?tournament=", { replace: true });
  }
  return <TournamentPopup key={id} id={id} onClose={handleClose} />;
});
