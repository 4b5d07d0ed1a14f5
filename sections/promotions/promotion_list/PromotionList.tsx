import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useRoute, useT, useText } from "../../../src/kit/session/hooks";
import { useLink } from "../../../src/kit/session/use_link";
import { ButtonLink } from "../../../src/kit/ui/Button";
import type { SectionProps } from "../../define_section";
import { ClaimFromAddress } from "../ClaimFromAddress";
import { PromotionGrid } from "../PromotionGrid";
import { listQuery } from "./queries";
import type { Props } from "./schema";

/** The promotions open to whoever looks, as a grid (S-1.19, L-2.32). */
export function PromotionList({ props, root }: SectionProps<Props>) {
  const text = useText();
  const promotions = useQuery(listQuery(props, useQueryContext()));
  return (
    <PromotionGrid
      {...props}
      root={root}
      isAlive={useRoute().search.b !== undefined}
      title={text(props.title)}
      promotions={promotions}
      isForetaste={props.showAll !== undefined}
      end={props.showAll && <ShowAll link={props.showAll} />}
    >
      <ClaimFromAddress promotions={promotions.data?.bonus.rows ?? []} />
    </PromotionGrid>
  );
}

function ShowAll({ link }: { link: NonNullable<Props["showAll"]> }) {
  const t = useT();
  const anchor = useLink();
  return (
    <ButtonLink look="ghost" size="small" {...anchor(link)}>
      {t("promotions.all")}
    </ButtonLink>
  );
}
