import { CouponField } from "../../../src/features/rewards/CouponField";
import { useT, useText } from "../../../src/session/hooks";
import { useFrame } from "../../../src/ui/frame";
import type { SectionProps } from "../../define_section";
import css from "./CouponForm.module.css";
import type { Props } from "./schema";

/** Redeems a code, and leads to the bonuses of the page (S-2.56, C-8.19). */
export function CouponForm({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const frame = useFrame();
  const showBonuses = () =>
    frame?.document.querySelector('[data-section-type="active_bonuses"]')?.scrollIntoView({ behavior: "smooth" });
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
