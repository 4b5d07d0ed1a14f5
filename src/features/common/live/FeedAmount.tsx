import type { ComponentProps } from "react";
import { useT } from "../../../kit/session/hooks";
import { Money } from "../../../kit/ui/Money";
import { useHiddenAmounts } from "./hidden_amounts";

/** An amount in a live list, or dots where this browser shows none. */
export function FeedAmount(money: ComponentProps<typeof Money>) {
  const t = useT();
  if (!useHiddenAmounts().isHidden) return <Money {...money} />;
  return (
    <>
      <span aria-hidden="true">•••</span>
      <span className="visually-hidden">{t("winners.amount_hidden")}</span>
    </>
  );
}
