import { useQuery } from "@tanstack/react-query";
import { getLoyalty } from "../../../schemas/api/loyalty";
import type { User } from "../../../schemas/user";
import { useApi, useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { useHasPage, usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { formatNumber } from "../../../src/kit/ui/format";
import { Icon } from "../../../src/kit/ui/Icon";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import { AccountCard, Progress } from "../AccountCard";

interface Props {
  user?: User;
  title?: string;
  showBadge?: boolean;
}

/** The level, with its points of those at which the next one begins (S-2.08, L-3.32, L-5.26). */
export function LoyaltyCard({ title, showBadge = true }: Props) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const hasClub = useHasPage()("vip_club");
  const { data, isPending } = useQuery(useApi().query(getLoyalty, { query: {} }));
  const inPoints = (value: number) => formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { loyalty, own } = data ?? {};
  if (data && !loyalty) return null; // the site has no club
  return (
    <AccountCard
      icon={own?.levelImage && showBadge ? <img src={own.levelImage} alt="" /> : <Icon name="crown" />}
      title={title || t("account.loyalty.title")}
      {...(loyalty && showBadge && { status: { tone: "good" as const, words: text(loyalty.name) } })}
      actions={hasClub && <ButtonLink href={addressOf("vip_club")}>{t("account.loyalty.open")}</ButtonLink>}
    >
      {loyalty && own ? (
        <>
          <p data-private="">
            {t("account.loyalty.points", { points: inPoints(loyalty.points), endPoint: inPoints(loyalty.endPoint) })}
          </p>
          <Progress label={t("account.loyalty.title")} percent={Math.floor(own.percent)} />
        </>
      ) : isPending ? (
        <Skeleton height="40px" />
      ) : (
        <p>{t("account.loyalty.none")}</p>
      )}
    </AccountCard>
  );
}
