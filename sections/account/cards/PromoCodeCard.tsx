import type { User } from "../../../schemas/user";
import { CouponField } from "../../../src/features/rewards/rewards/CouponField";
import { useGo, useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { TicketPercent } from "../../../src/kit/ui/icons";
import { AccountCard } from "../AccountCard";

interface Props {
  user?: User;
  title?: string;
  /** Where it leads once a code was redeemed; the site's promotions when empty. */
  redirectUrl?: string;
}

/** A code to redeem, which leads on to what there is then (S-2.09). */
export function PromoCodeCard({ title, redirectUrl }: Props) {
  const t = useT();
  const go = useGo();
  const addressOf = usePageAddress();
  return (
    <AccountCard icon={<TicketPercent />} title={title || t("bonus.coupon.card")}>
      <CouponField
        label={t("bonus.coupon.label")}
        prefillFromQuery={false}
        onDone={() => go(redirectUrl || addressOf("promotions"))}
      />
    </AccountCard>
  );
}
