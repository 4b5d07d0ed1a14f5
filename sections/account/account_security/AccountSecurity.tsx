import type { ComponentType } from "react";
import type { User } from "../../../schemas/user";
import { useText, useUser } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./AccountSecurity.module.css";
import { CloseCard } from "./CloseCard";
import { ConsentsCard } from "./ConsentsCard";
import { DataCard } from "./DataCard";
import { PasswordCard } from "./PasswordCard";
import { PushCard } from "./PushCard";
import type { PartName, Props } from "./schema";
import { SessionsCard } from "./SessionsCard";
import { TwoFactorCard } from "./TwoFactorCard";

const parts: Record<PartName, ComponentType<{ user: User }>> = {
  password: PasswordCard,
  two_factor: TwoFactorCard,
  sessions: SessionsCard,
  push: PushCard,
  consents: ConsentsCard,
  data: DataCard,
  close: CloseCard,
};

/** Who gets into the account: its password, its second factor, and the browsers that it is open in; what it tells this one, what was agreed to, what is kept, and the way out. */
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
