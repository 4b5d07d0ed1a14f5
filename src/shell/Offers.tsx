import { useQuery } from "@tanstack/react-query";
import type { Promotion } from "../../schemas/api/promotions";
import { useChat } from "../features/community/chat/use_chat";
import { useApi, useT, useText } from "../kit/session/hooks";
import { usePageAddress } from "../kit/session/use_page_address";
import { Button, ButtonLink } from "../kit/ui/Button";
import { MessageCircle } from "../kit/ui/icons";
import { Picture } from "../kit/ui/Picture";
import { Skeleton } from "../kit/ui/Skeleton";
import css from "./Offers.module.css";
import { offersQuery } from "./offers_query";

/** What is on offer to a guest, each with the way to it, and the chat where there is one. */
export function Offers() {
  const t = useT();
  const promotions = usePageAddress()("promotions");
  const chat = useChat();
  return (
    <div className={css.offers}>
      <h2>{t("menus.promotions")}</h2>
      <List />
      <ButtonLink href={promotions} isWide>
        {t("menus.all_promotions")}
      </ButtonLink>
      {chat.isOffered && (
        <Button look="ghost" isWide onClick={chat.open}>
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
          {t("menus.chat")}
        </Button>
      )}
    </div>
  );
}

function List() {
  const t = useT();
  const { data, isPending, isError, refetch } = useQuery(offersQuery(useApi()));
  if (isPending) {
    return [1, 2, 3].map((row) => <Skeleton key={row} width="100%" height="88px" />);
  }
  if (isError) {
    return (
      <div role="alert" className={css.note}>
        <p>{t("menus.offers_failed")}</p>
        <Button size="small" onClick={() => void refetch()}>
          {t("menus.retry")}
        </Button>
      </div>
    );
  }
  if (data.bonus.rows.length === 0) return <p className={css.note}>{t("menus.no_offers")}</p>;
  return (
    <ul>
      {data.bonus.rows.map((promotion) => (
        <li key={promotion.bonusId}>
          <Offer promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ promotion: { banner, bonusType } }: { promotion: Promotion }) {
  const t = useT();
  const text = useText();
  const promotions = usePageAddress()("promotions");
  const kind = t(`promotions.type.${bonusType}`);
  const title = text(banner.bannerTitle);
  const href = banner.bannerKey ? `/promotions/${encodeURIComponent(banner.bannerKey)}` : (banner.bannerCtaLink ?? promotions);
  const picture = [banner.bannerSmallImageUrl, banner.bannerImageForegroundUrl].find((image) => image?.src);
  return (
    <a className={css.offer} href={href}>
      <span>
        {title && <span className={css.kind}>{kind}</span>}
        <strong>{title || kind}</strong>
      </span>
      {picture && <Picture image={picture} alt="" sizes="72px" upTo={240} className={css.picture} />}
    </a>
  );
}
