import type { CSSProperties, KeyboardEvent } from "react";
import { useT } from "../../game_context";
import { Stack } from "../../parts/ChipPanel";
import { colorOf, isCovered, isNumber } from "../../rules/roulette";
import type { useChips } from "../../use_chips";
import { useRoving } from "../../use_roving";
import css from "./Layout.module.css";

interface Props {
  chips: Pick<ReturnType<typeof useChips>, "countOn" | "add" | "undo">;
  pocket: number | null;
  isLocked: boolean;
}

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
/** Spots in rows of thirteen, each with its column and row on the felt and how many columns it is wide. */
const spots: readonly { spot: string; column: number; row: number; wide: number }[] = [
  ...[3, 2, 1].flatMap((column, row) => [
    ...numbers.map((group) => ({ spot: String(3 * (group - 1) + column), column: group + 1, row: row + 1, wide: 1 })),
    { spot: `column${column}`, column: 14, row: row + 1, wide: 1 },
  ]),
  { spot: "0", column: 1, row: 1, wide: 1 },
  ...[1, 2, 3].map((dozen) => ({ spot: `dozen${dozen}`, column: 4 * dozen - 2, row: 4, wide: 4 })),
  ...["low", "even", "red", "black", "odd", "high"].map((spot, place) => ({ spot, column: 2 * place + 2, row: 5, wide: 2 })),
];

/** The felt: a click puts a chip, Backspace takes one away. */
export function Layout({ chips, pocket, isLocked }: Props) {
  const t = useT();
  const roving = useRoving(spots.length, 13);
  const nameOf = (spot: string) =>
    isNumber(spot) ? t(`in_game.roulette.${colorOf(Number(spot))}_number`, { number: spot }) : t(`in_game.roulette.${spot}`);
  const textOf = (spot: string) => (isNumber(spot) ? spot : spot.startsWith("column") ? "2:1" : t(`in_game.roulette.${spot}`));
  const takeBack = (event: KeyboardEvent, spot: string) => {
    if (event.key === "Backspace" || event.key === "Delete") chips.undo(spot);
  };
  return (
    <div {...roving.box} className={css.felt} role="group" aria-label={t("in_game.roulette.felt")}>
      {spots.map(({ spot, column, row, wide }, index) => {
        const count = chips.countOn(spot);
        return (
          <button
            key={spot}
            {...roving.one(index)}
            type="button"
            className={css.spot}
            style={{ "--column": column, "--row": row, "--wide": wide } as CSSProperties}
            data-tall={spot === "0" || undefined}
            data-color={isNumber(spot) ? colorOf(Number(spot)) : spot === "red" || spot === "black" ? spot : undefined}
            data-won={(pocket !== null && isCovered(spot, pocket)) || undefined}
            aria-label={count > 0 ? `${nameOf(spot)}, ${t("in_game.chips.count", { chips: count })}` : nameOf(spot)}
            aria-disabled={isLocked || undefined}
            onKeyDown={(event) => !isLocked && takeBack(event, spot)}
            onClick={() => !isLocked && chips.add(spot)}
          >
            <span>{textOf(spot)}</span>
            <Stack count={count} />
          </button>
        );
      })}
    </div>
  );
}
