import type { DepositPageError } from "../../../../../schemas/payments";
import { useLanguage, useT, useUser } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../../kit/ui/Button";
import { formatDate } from "../../../../kit/ui/format";
import { ShieldCheck, TriangleAlert } from "../../../../kit/ui/icons";
import { Money } from "../../../../kit/ui/Money";
import { useChat } from "../../../community/chat/use_chat";
import { ResendVerification } from "../../../accounts/profile/ResendVerification";
import { Outcome } from "../parts/Outcome";
import { Pairs } from "../parts/Callout";

/** Why nobody can pay in here and now, and the way on (C-8.04, C-8.05). An excluded player sees no offer, only their money and help. */
export default function PageError({ error }: { error: DepositPageError }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const user = useUser();
  const chat = useChat();
  const isExcluded = error === "SELF_EXCLUSION";
  const isUpToUs = error === "NO_PROVIDER" || error === "CURRENCY_NOT_OFFERED";
  const until = user?.userLimit.selfExclusion;
  return (
    <Outcome
      tone={isExcluded ? "calm" : "warn"}
      icon={isExcluded ? <ShieldCheck size={36} /> : <TriangleAlert size={36} />}
      title={t(isExcluded ? "deposit.excluded.title" : "deposit.page.error.title")}
      text={
        isExcluded && until
          ? t("deposit.excluded.until", { date: formatDate(until, language, { dateStyle: "long" }) })
          : t(`deposit.error.${error}`)
      }
    >
      {isExcluded && user && (
        <Pairs
          rows={[
            {
              name: t("deposit.excluded.yours"),
              value: <Money amount={user.userWallet.amount} currency={user.userWallet.currencyCode} language={language} />,
              isTotal: true,
            },
          ]}
        />
      )}
      {error === "REQUIRED_EMAIL_VERIFICATION" && user && <ResendVerification email={user.email} isWide />}
      {error === "IDENTITY_REQUIRED" && (
        <ButtonLink href={addressOf("verification")} look="primary" size="large" isWide>
          {t("deposit.way.documents")}
        </ButtonLink>
      )}
      {isUpToUs && chat.isOffered && (
        <Button look="primary" size="large" isWide onClick={chat.open}>
          {t("frame.contact")}
        </Button>
      )}
      {!isExcluded && (user?.userWallet.amount ?? 0) > 0 && (
        <ButtonLink href={addressOf("withdraw")} isWide>
          {t("cashier.withdraw")}
        </ButtonLink>
      )}
      {isExcluded && (
        <ButtonLink href={addressOf("withdraw")} look="primary" size="large" isWide>
          {t("deposit.excluded.withdraw")}
        </ButtonLink>
      )}
      <ButtonLink href={addressOf(isExcluded ? "responsible_gaming" : "home")} isWide>
        {t(isExcluded ? "deposit.excluded.help" : "cashier.to_casino")}
      </ButtonLink>
    </Outcome>
  );
}
