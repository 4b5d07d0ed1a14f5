import type { ComponentType } from "react";
import type { User } from "../../../schemas/user";
import { useText, useUser } from "../../../src/session/hooks";
import { SectionHead } from "../../../src/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./AccountSecurity.module.css";
import { DataCard } from "./DataCard";
import { PasswordCard } from "./PasswordCard";
import type { PartName, Props } from "./schema";
import { SessionsCard } from "./SessionsCard";
import { TwoFactorCard } from "./TwoFactorCard";

const parts: Record<PartName, ComponentType<{ user: User }>> = {
  password: PasswordCard,
  two_factor: TwoFactorCard,
  sessions: SessionsCard,
  data: DataCard,
};

/** Who gets into the account: its password, its second factor, and the browsers that it is open in. */
export function AccountSecurity({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  if (!user) return <section {...root} hidden />;
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      <div className={css.grid}>
        {[...new Set(props.parts)].map((name) => {
          const Part = parts[name];
          return (
            <div key={name} data-part={name}>
              <Part user={user} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
