import { useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { LoyaltyCard } from "../cards/LoyaltyCard";
import type { Props } from "./schema";

/** Where whoever is signed in stands in the club (S-2.08). */
export function ProfileLoyalty({ props, root }: SectionProps<Props>) {
  const text = useText();
  if (!useUser()) return <section {...root} hidden />;
  return (
    <section {...root}>
      <LoyaltyCard title={text(props.title)} showBadge={props.showBadge} />
    </section>
  );
}
