import { EmbeddedCashier } from "../../../src/features/money/cashier/frames/EmbeddedCashier";
import { profileCompleteness } from "../../../src/features/accounts/account/profile_completeness";
import { useRoute, useSettings, useT, useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import css from "./DepositFrame.module.css";
import type { Props } from "./schema";

/** A provider's own cashier inside the page (S-2.61, C-2.19). */
export function DepositFrame({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const user = useUser();
  const settings = useSettings();
  const { b, ignoreALl } = useRoute().search;
  if (!user) return <section {...root} hidden />;
  const title = text(props.title) || t("cashier.deposit");
  const { missing } = profileCompleteness(user, settings);
  return (
    <section {...root} className={css.block} aria-label={title}>
      <EmbeddedCashier
        bonusId={/^[1-9]\d{0,9}$/.test(b ?? "") ? Number(b) : null}
        missing={ignoreALl === "1" ? [] : missing}
        title={title}
        url={props.url || undefined}
        theme={props.theme}
      />
    </section>
  );
}
