import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useText } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { PromotionGrid } from "../PromotionGrid";
import { listQuery } from "./queries";
import type { Props } from "./schema";

/** Promotions as a list of cards (S-2.30, L-2.32). */
export function PromotionCardList({ props, root }: SectionProps<Props>) {
  const text = useText();
  const promotions = useQuery(listQuery(props, useQueryContext()));
  return (
    <PromotionGrid
      {...props}
      root={root}
      title={text(props.title)}
      promotions={promotions}
      limit={50}
      skeleton={4}
      look="compact"
    />
  );
}
