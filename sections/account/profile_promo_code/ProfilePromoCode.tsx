import { useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { PromoCodeCard } from "../cards/PromoCodeCard";
import type { Props } from "./schema";

/** A code to redeem among the cards of the account (S-2.09); nothing for guests. */
export function ProfilePromoCode({ props, root }: SectionProps<Props>) {
  const text = useText();
  if (!useUser()) return <section {...root} hidden />;
  return (
    <section {...root}>
      <PromoCodeCard title={text(props.title)} redirectUrl={props.redirectUrl} />
    </section>
  );
}
