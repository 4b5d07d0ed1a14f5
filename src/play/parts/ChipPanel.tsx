import { Eraser, Undo2 } from "lucide-react";
import { toDecimal } from "../amounts";
import { useGameState, useMoney, useOpened, useT } from "../game_context";
import type { Chips } from "../rules/chips";
import type { useChips } from "../use_chips";
import type { usePlay } from "../use_play";
import { BetPanel } from "./BetPanel";
import { Button } from "./Button";
import css from "./ChipPanel.module.css";
import { ReturnNote } from "./ReturnNote";

interface Props<Spot extends string> {
  chips: ReturnType<typeof useChips<Spot>>;
  isMoving: boolean;
  play: ReturnType<typeof usePlay>["play"];
  /** What comes back on average of all that is bet so. */
  returnOf: (choice: { chips: Chips<Spot>[] }) => number;
}

/** The bet of a table with chips: what one of them is worth, and all that are placed. */
export function ChipPanel<Spot extends string>({ chips, isMoving, play, returnOf }: Props<Spot>) {
  const t = useT();
  const choice = { chips: chips.chips };
  const isEmpty = chips.total === 0;
  return (
    <BetPanel
      playOnce={(how) => (isEmpty ? Promise.resolve(null) : play(choice, { ...how, times: chips.total }))}
      isBusy={isMoving || isEmpty}
      amountLabel={t("in_game.chips.value")}
    >
      {(isLocked) => (
        <>
          <Controls chips={chips} isLocked={isLocked || isMoving} />
          {!isEmpty && <ReturnNote share={returnOf(choice)} />}
        </>
      )}
    </BetPanel>
  );
}

interface ControlsProps {
  chips: Pick<ReturnType<typeof useChips>, "total" | "undo" | "clear">;
  isLocked: boolean;
}

/** What all chips cost, and how they are taken away. */
function Controls({ chips: { total, undo, clear }, isLocked }: ControlsProps) {
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
