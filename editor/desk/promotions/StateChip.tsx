import type { PromotionLine } from "../../../schemas/api/promotions_desk";
import { useDesk } from "../desk_place";
import { Chip } from "../list/parts";

const tones = { draft: "plain", planned: "warn", live: "good", ended: "plain" } as const;

export const StateChip = ({ state }: { state: PromotionLine["state"] }) => {
  const { t } = useDesk();
  return <Chip tone={tones[state]}>{t(`promotion.state.${state}`)}</Chip>;
};
