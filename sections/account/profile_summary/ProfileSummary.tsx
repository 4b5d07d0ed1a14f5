import type { ComponentType } from "react";
import type { SiteSettings } from "../../../schemas/settings";
import type { User } from "../../../schemas/user";
import { useSettings, useText, useUser } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BalanceCard } from "../cards/BalanceCard";
import { BonusesCard } from "../cards/BonusesCard";
import { DocumentsCard } from "../cards/DocumentsCard";
import { EditCard } from "../cards/EditCard";
import { EmailCard } from "../cards/EmailCard";
import { LoyaltyCard } from "../cards/LoyaltyCard";
import { PromoCodeCard } from "../cards/PromoCodeCard";
import { TransactionsCard } from "../cards/TransactionsCard";
import css from "./ProfileSummary.module.css";
import type { CardName, Props } from "./schema";

interface Card {
  Card: ComponentType<{ user: User }>;
  /** Cards that the site's settings may take away (C-6.10). */
  isShown?: (settings: SiteSettings) => boolean;
}

const cards: Record<CardName, Card> = {
  balance: { Card: BalanceCard },
  bonuses: { Card: BonusesCard, isShown: ({ showBonuses }) => showBonuses },
  documents: { Card: DocumentsCard, isShown: ({ withdrawalConditions }) => withdrawalConditions.kyc },
  email: { Card: EmailCard, isShown: ({ withdrawalConditions }) => withdrawalConditions.emailVerification },
  edit: { Card: EditCard },
  transactions: { Card: TransactionsCard },
  loyalty: { Card: LoyaltyCard },
  promo_code: { Card: PromoCodeCard, isShown: ({ showBonuses }) => showBonuses },
};

/** All that somebody should know about their account, in one grid (S-2.01, C-2.39). */
export function ProfileSummary({ props, root }: SectionProps<Props>) {
  const text = useText();
  const user = useUser();
  const settings = useSettings();
  if (!user) return <section {...root} hidden />;
  const shown = [...new Set(props.cards)].filter((name) => cards[name].isShown?.(settings) ?? true);
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      <div className={css.grid}>
        {shown.map((name) => {
          const { Card } = cards[name];
          return <Card key={name} user={user} />;
        })}
      </div>
    </section>
  );
}
