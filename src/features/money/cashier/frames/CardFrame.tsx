import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { openCardFrame } from "../../../../../schemas/api/payments/deposits";
import { useApi, usePreferences, useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { Button } from "../../../../kit/ui/Button";
import { Skeleton } from "../../../../kit/ui/Skeleton";
import type { FrameWord } from "../frame_messages";
import css from "./ProviderFrame.module.css";
import { ProviderFrame, type SpokenFrame } from "./ProviderFrame";

/** A card as `init-pay` takes it from methods whose platform wants it there. */
interface CardItself {
  cardNumber: string;
  cardHolderName: string;
  expiryDate: string;
  cvc: string;
}

/** What became of the card: the provider's name for it, or the card itself, or what is wrong is shown at the fields, or it could not be taken. */
type TakenCard = { token: string } | { card: CardItself } | "incomplete" | "failed";
export type TakeCard = () => Promise<TakenCard>;

interface Props {
  methodId: string;
  provider: string;
  /** Where the form finds how to have the card taken. */
  take: RefObject<TakeCard | null>;
  onReady: (isReady: boolean) => void;
}

const startHeight = 300;
/** A provider that does not answer is not waited for longer. */
const answersWithin = 15_000;

/** Card fields of the provider, on its own origin: number and code never come to this site (C-5.06 to C-5.11). */
export function CardFrame({ methodId, provider, take, onReady }: Props) {
  const t = useT();
  const api = useApi();
  const { language, theme, isCanvas } = useServices();
  const { scheme } = usePreferences();
  const [height, setHeight] = useState(startHeight);
  const isComplete = useRef(false);
  const spoken = useRef<SpokenFrame | null>(null);
  const answer = useRef<((taken: TakenCard) => void) | null>(null);

  const opened = useQuery({
    queryKey: [openCardFrame.path, methodId, language, theme, scheme],
    queryFn: ({ signal }) => api.call(openCardFrame, { body: { pspID: methodId, language, theme, scheme } }, signal),
    staleTime: "static", // it is asked for once, whatever else is read again
    gcTime: 0,
    retry: 1,
    enabled: !isCanvas,
  });

  useEffect(() => {
    take.current = () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => answer.current?.("failed"), answersWithin);
        answer.current = (taken) => {
          clearTimeout(timer);
          answer.current = null;
          resolve(taken);
        };
        if (spoken.current) spoken.current.say({ type: "card.take" });
        else answer.current("failed");
      });
    return () => {
      take.current = null;
      answer.current?.("failed");
      onReady(false);
    };
  }, [take, onReady]);

  function hear({ action, height: told, card }: FrameWord) {
    if (told !== null) setHeight(told);
    if (action === "card_change") {
      isComplete.current = card?.isComplete ?? false;
      if (answer.current && !isComplete.current) answer.current("incomplete");
    }
    if (action === "card_failed") answer.current?.("failed");
    if (action === "card_token") answer.current?.(card?.token ? { token: card.token } : "failed");
  }

  if (opened.isError) {
    return (
      <div className={css.host} role="alert">
        <div className={css.waiting}>
          <p>{t("cashier.card.failed")}</p>
          <Button busy={opened.isFetching && t("cashier.trying")} onClick={() => void opened.refetch()}>
            {t("cashier.try_again")}
          </Button>
        </div>
      </div>
    );
  }
  if (!opened.data) {
    return (
      <div className={css.host} style={{ minHeight: startHeight + 40 }}>
        <p className={css.bar}>{t("cashier.card.opens")}</p>
        <div className={css.waiting}>
          <Skeleton width="40%" height="14px" />
          <Skeleton width="100%" height="44px" />
          <Skeleton width="100%" height="44px" />
        </div>
      </div>
    );
  }
  return (
    <ProviderFrame
      url={opened.data.url}
      origin={opened.data.origin}
      title={t("cashier.card.title")}
      bar={<b>{t("cashier.card.takes", { provider })}</b>}
      height={height}
      spoken={spoken}
      onWord={hear}
      onLoad={() => onReady(true)}
    />
  );
}
