import type { MissionLine } from "../../../schemas/api/missions_desk";
import { useDesk } from "../desk_place";
import { Chip } from "../list/parts";

const tones = { draft: "plain", planned: "warn", running: "good", ended: "plain", closed: "plain" } as const;

export const StateChip = ({ state }: { state: MissionLine["state"] }) => {
  const { t } = useDesk();
  return <Chip tone={tones[state]}>{t(`mission.state.${state}`)}</Chip>;
};
