import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useText } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { PromotionGrid } from "../PromotionGrid";
import { listQuery } from "./queries";
import type { Props } from "./schema";

/** The promotions with large pictures, or as a dense list without (S-1.20). */
export function PromotionAltList({ props, root }: SectionProps<Props>) {
  const text = useText();
  const promotions = useQuery(listQuery(props, useQueryContext()));
  return <PromotionGrid {...props} root={root} title={text(props.title)} promotions={promotions} look={props.layout} />;
}
