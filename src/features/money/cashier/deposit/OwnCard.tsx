import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useT } from "../../../../kit/session/hooks";
import { CardFields } from "../../card_fields/CardFields";
import { useCardFields } from "../../card_fields/use_card_fields";
import type { TakeCard } from "../frames/CardFrame";

interface Props {
  holder: string;
  take: RefObject<TakeCard | null>;
  onReady: (isReady: boolean) => void;
}

/** Card fields of the site, for methods whose platform wants the card in `init-pay` (C-7.02, C-5.06 to C-5.11). What is typed is in memory alone. */
export default function OwnCard({ holder, take, onReady }: Props) {
  const t = useT();
  const form = useCardFields({ holder });
  const whole = useRef<HTMLDivElement>(null);

  const read = useEffectEvent<TakeCard>(async () => {
    const wrong = form.check();
    if (wrong !== null) {
      whole.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return "incomplete";
    }
    const { number, expiry, cvc, holder: name } = form.values;
    form.forget("cvc");
    return { card: { cardNumber: number.replaceAll(" ", ""), cardHolderName: name.trim(), expiryDate: expiry, cvc } };
  });

  useEffect(() => {
    take.current = () => read();
    onReady(true);
    return () => {
      take.current = null;
    };
  }, [take, onReady]);

  return (
    <div ref={whole}>
      <CardFields form={form} t={t} />
    </div>
  );
}
