import { localeOf } from "../../../schemas/language";
import { useQuery } from "@tanstack/react-query";
import { setActiveWallet, type UserWallet } from "../../../schemas/api/payments/wallets";
import { ApiError } from "../../../src/kit/api/api_error";
import { useApi, useLanguage, useT, useText, useUser } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button } from "../../../src/kit/ui/Button";
import { CurrencyIcon } from "../../../src/kit/ui/CurrencyIcon";
import { FormProblem } from "../../../src/kit/ui/form/FormProblem";
import { useFrame } from "../../../src/kit/ui/frame";
import { Money } from "../../../src/kit/ui/Money";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { walletsQuery } from "./queries";
import type { Props } from "./schema";
import css from "./WalletSwitcher.module.css";

/** The wallets of a player; a press plays and pays from another one, and the page reloads (S-2.16, L-4.61, L-7.03). Nothing for guests. */
export function WalletSwitcher({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const api = useApi();
  const frame = useFrame();
  const { isCanvas } = useServices();
  const isUser = useUser() !== null;
  const { data, isError, isFetching, refetch } = useQuery({ ...walletsQuery({ api }), enabled: isUser });
  const switching = useSingleMutation({
    mutationFn: (currencyCode: string) => api.call(setActiveWallet, { body: { currencyCode } }),
    onSuccess: () => frame?.window.location.reload(), // all that is shown is in the other currency then
  });
  if (!isUser) return <section {...root} hidden />;
  const wallets = data?.wallets.filter(({ totalAmount, isActive }) => isActive || props.showZero || totalAmount !== 0);
  const title = text(props.title) || t("account.wallets.title");
  return (
    <section {...root} className={css.block} aria-label={title}>
      <SectionHead title={title} />
      {wallets ? (
        <ul className={css.list}>
          {wallets.map((wallet) => (
            <li key={wallet.currencyCode}>
              <Wallet
                wallet={wallet}
                isBusy={switching.isPending || switching.isSuccess}
                onChoose={() => !isCanvas && switching.mutate(wallet.currencyCode)}
              />
            </li>
          ))}
        </ul>
      ) : isError ? (
        <div role="alert" className={css.block}>
          <p>{t("account.wallets.failed")}</p>
          <Button busy={isFetching && t("frame.loading")} onClick={() => void refetch()}>
            {t("account.wallets.again")}
          </Button>
        </div>
      ) : (
        <div role="status" aria-label={t("frame.loading")}>
          <Skeleton width="100%" height="64px" />
        </div>
      )}
      {wallets?.length === 1 && <p>{t("account.wallets.only")}</p>}
      {switching.isError && <FormProblem>{t(problemKey(switching.error))}</FormProblem>}
    </section>
  );
}

function Wallet({ wallet, isBusy, onChoose }: { wallet: UserWallet; isBusy: boolean; onChoose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { currencyCode, totalAmount, isActive } = wallet;
  const names = new Intl.DisplayNames([localeOf(language)], { type: "currency" });
  const name = currencyCode.length === 3 ? names.of(currencyCode) : null; // coins have none
  return (
    <button
      type="button"
      className={css.wallet}
      data-active={isActive || undefined}
      aria-pressed={isActive}
      aria-disabled={isBusy || undefined}
      onClick={() => !isActive && !isBusy && onChoose()}
    >
      <CurrencyIcon code={currencyCode} size={32} />
      <span>
        <strong>{currencyCode}</strong>
        <small>{isActive ? t("account.wallets.active") : name}</small>
      </span>
      <b data-private="">
        <Money amount={totalAmount} currency={currencyCode} language={language} />
      </b>
    </button>
  );
}

function problemKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === "currency.not_offered" ? "account.wallets.not_offered" : "account.wallets.not_changed";
}
