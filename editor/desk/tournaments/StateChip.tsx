import type { TournamentLine } from "../../../schemas/api/tournaments_desk";
import { useDesk } from "../desk_place";
import { Chip } from "../list/parts";

const tones = { draft: "plain", planned: "warn", running: "good", ended: "plain", closed: "plain" } as const;

export const StateChip = ({ state }: { state: TournamentLine["state"] }) => {
  const { t } = useDesk();
  return <Chip tone={tones[state]}>{t(`tournament.state.${state}`)}</Chip>;
};
