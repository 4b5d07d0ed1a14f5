import { Eraser, Undo2 } from "lucide-react";
import { toDecimal } from "../amounts";
import { useGameState, useMoney, useOpened, useT } from "../game_context";
import type { useChips } from "../use_chips";
import { Button } from "./Button";
import css from "./ChipControls.module.css";

/** What all chips cost, and how they are taken away. */
export function ChipControls({
  chips: { total, undo, clear },
  isLocked,
}: {
  chips: Pick<ReturnType<typeof useChips>, "total" | "undo" | "clear">;
  isLocked: boolean;
}) {
  const t = useT();
  const money = useMoney();
  const { decimals } = useOpened();
  const bet = useGameState((state) => state.bet);
  return (
    <>
      <p className={css.total}>
        {t("in_game.chips.total")} <b>{money(toDecimal(bet * total, decimals))}</b>
      </p>
      <div className={css.buttons}>
        <Button disabled={isLocked || total === 0} onClick={() => undo()}>
          <Undo2 size={18} aria-hidden="true" />
          {t("in_game.chips.undo")}
        </Button>
        <Button disabled={isLocked || total === 0} onClick={clear}>
          <Eraser size={18} aria-hidden="true" />
          {t("in_game.keno.clear")}
        </Button>
      </div>
    </>
  );
}

/** Chips that lie on a spot. */
export const Stack = ({ count }: { count: number }) => (count > 0 ? <span className={css.stack}>{count}</span> : null);
