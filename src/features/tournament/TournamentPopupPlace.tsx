import { memo } from "react";
import { askedPart } from "../asked_part/asked_part";
import { useGo, useRoute } from "../../session/hooks";
import { useServices } from "../../session/services";
import { useFrame } from "../../ui/frame";
import { keepLastTournament } from "./last_tournament";
import { tournamentInAddress } from "./tournament_query";

const TournamentPopup = askedPart(() => import("./TournamentPopup"), { look: "over" }, "tournaments");

/** Where `?tournament=` opens a tournament over the page, beside whatever else is open (C-2.44, D-12). */
export const TournamentPopupPlace = memo(function TournamentPopupPlace() {
  const id = tournamentInAddress(useRoute().search);
  const { isCanvas } = useServices();
  const frame = useFrame();
  const go = useGo();
  if (id === undefined || isCanvas) return null;
  function handleClose() {
    if (frame && id !== undefined) keepLastTournament(frame, id);
    go("?tournament=", { replace: true });
  }
  return <TournamentPopup key={id} id={id} onClose={handleClose} />;
});
