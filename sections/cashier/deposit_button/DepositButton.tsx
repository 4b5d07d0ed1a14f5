import { useQuery } from "@tanstack/react-query";
import { bonusAddress } from "../../../src/features/rewards/promotions/bonus_address";
import { useQueryContext, useT, useText, useUser } from "../../../src/kit/session/hooks";
import { useLink } from "../../../src/kit/session/use_link";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import type { SectionProps } from "../../define_section";
import { bonusesIn, depositBonusesQuery } from "../../../src/features/money/cashier/deposit/deposit_queries";
import css from "./DepositButton.module.css";
import type { Props } from "./schema";

/** The way to the deposit page, with the offer that goes with a deposit where it should be named (S-2.62). */
export function DepositButton({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const anchor = useLink();
  const deposit = usePageAddress()("deposit");
  const user = useUser();
  const namesBonus = props.showBonus && user !== null;
  const { data } = useQuery({ ...depositBonusesQuery(useQueryContext()), enabled: namesBonus });
  const [bonus] = namesBonus ? bonusesIn(data?.bonus.rows ?? [], user.currencyCode) : [];
  return (
    <section {...root} className={css.block}>
      <ButtonLink look="primary" size="large" {...anchor({ ...props.link, url: props.link?.url || deposit, auth: true })}>
        {text(props.title) || t("cashier.deposit")}
      </ButtonLink>
      {bonus && (
        <a className={css.bonus} href={bonusAddress(deposit, { bonusId: bonus.bonusId, deposit })}>
          {t("cashier.bonus.with", { bonus: text(bonus.banner.bannerTitle) || t("cashier.bonus.one") })}
        </a>
      )}
    </section>
  );
}
