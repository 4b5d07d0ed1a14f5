import { useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { BalanceCard } from "../cards/BalanceCard";
import type { Props } from "./schema";

/** The balance of whoever is signed in (S-2.02); nothing for anybody else. */
export function ProfileBalance({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  if (!user) return <section {...root} hidden />;
  return (
    <section {...root}>
      <BalanceCard user={user} title={text(props.title)} showNonCash={props.showNonCash} />
    </section>
  );
}
