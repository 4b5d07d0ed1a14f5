import { CouponField } from "../../../src/features/rewards/rewards/CouponField";
import { useGo, useT, useText } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { useFrame } from "../../../src/kit/ui/frame";
import type { SectionProps } from "../../define_section";
import css from "./CouponForm.module.css";
import type { Props } from "./schema";

/** Redeems a code, and leads to the bonuses of the page; to the promotions where the page has none (S-2.56, C-8.19). */
export function CouponForm({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const frame = useFrame();
  const go = useGo();
  const promotions = usePageAddress()("promotions");
  const showBonuses = () => {
    const bonuses = frame?.document.querySelector('[data-section-type="active_bonuses"]');
    if (bonuses) bonuses.scrollIntoView({ behavior: "smooth" });
    else if (frame?.window.location.pathname !== promotions) go(promotions);
  };
  return (
    <section {...root} className={css.section}>
      <CouponField
        label={text(props.title) || t("bonus.coupon.label")}
        prefillFromQuery={props.prefillFromQuery}
        onDone={showBonuses}
      />
    </section>
  );
}
