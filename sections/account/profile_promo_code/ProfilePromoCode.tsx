import { CouponField } from "../../../src/features/rewards/CouponField";
import { useGo, useT, useText, useUser } from "../../../src/session/hooks";
import { usePageAddress } from "../../../src/session/use_page_address";
import { TicketPercent } from "../../../src/ui/icons";
import type { SectionProps } from "../../define_section";
import { AccountCard } from "../AccountCard";
import type { Props } from "./schema";

/** A code to redeem among the cards of the account; it leads on to what there is then (S-2.09). */
export function ProfilePromoCode({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const go = useGo();
  const addressOf = usePageAddress();
  if (!useUser()) return <section {...root} hidden />;
  return (
    <section {...root}>
      <AccountCard icon={<TicketPercent />} title={text(props.title) || t("bonus.coupon.card")}>
        <CouponField
          label={t("bonus.coupon.label")}
          prefillFromQuery={false}
          onDone={() => go(props.redirectUrl || addressOf("promotions"))}
        />
      </AccountCard>
    </section>
  );
}
