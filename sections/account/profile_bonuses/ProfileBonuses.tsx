import { useSettings, useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { BonusesCard } from "../cards/BonusesCard";
import type { Props } from "./schema";

/** The bonuses of whoever is signed in, where the site shows them (S-2.03, C-6.10). */
export function ProfileBonuses({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  const { showBonuses } = useSettings();
  if (!user || !showBonuses) return <section {...root} hidden />;
  return (
    <section {...root}>
      <BonusesCard user={user} {...props} title={text(props.title)} />
    </section>
  );
}
