import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { excludePlayer, exclusionReasons, type ExclusionReason, type PlayerPage } from "../../../schemas/api/players_desk";
import { Select } from "../../fields/Select";
import { useDesk } from "../desk_place";
import { NoteDialog } from "../list/NoteDialog";
import { periodWords } from "./period_words";

interface Props extends Pick<PlayerPage, "player" | "offers"> {
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

const kinds = ["time_out", "self_exclusion"] as const;

/** A break that the house enters for a player: a period that their market has, why, and a remark. Nobody shortens it. */
export function ExcludeDialog({ player: { userId, name }, offers, onClose, onDone }: Props) {
  const { t, api, language, notices } = useDesk();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState("");
  const [reason, setReason] = useState<ExclusionReason>("asked_for");

  async function exclude(note: string) {
    const [kindChosen, period = ""] = chosen.split(" ");
    const kind = kinds.find((each) => each === kindChosen) ?? "time_out";
    await api.call(excludePlayer, { params: { userId }, body: { kind, period, reason, note } });
    notices.say(t("desk.players.done"));
    await onDone();
    void queries.invalidateQueries();
  }

  return (
    <NoteDialog
      title={t("desk.players.protect_title", { player: name })}
      lead={t("desk.players.protect_lead")}
      verb={t("desk.players.exclude")}
      isDangerous
      onClose={onClose}
      onSend={exclude}
    >
      <label>
        {t("desk.players.period")}
        <Select required value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">–</option>
          {kinds.map((each) => (
            <optgroup key={each} label={t(`desk.players.breaks.${each}`)}>
              {offers[each].map((one) => (
                <option key={one} value={`${each} ${one}`}>
                  {periodWords(one, language, t)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </label>
      <label>
        {t("desk.reject.reason")}
        <Select value={reason} onChange={(event) => setReason(event.target.value as ExclusionReason)}>
          {exclusionReasons.map((each) => (
            <option key={each} value={each}>
              {t(`desk.players.reason.${each}`)}
            </option>
          ))}
        </Select>
      </label>
    </NoteDialog>
  );
}
