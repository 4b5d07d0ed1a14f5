import { type DiceChoice, diceMultiplier, winningRolls } from "../../rules/dice";
import { one } from "../../rules/multiplier";

const [least, most] = [2, 9_998];

/** The same direction with so many of the 10,000 rolls winning, as near as there is. */
const withRolls = ({ direction }: DiceChoice, rolls: number): DiceChoice => {
  const target = direction === "under" ? rolls : 9_999 - rolls;
  return { direction, target: Math.min(most, Math.max(least, target)) };
};

export const chanceOf = (choice: DiceChoice): number => winningRolls(choice) / 100;
export const multiplierOf = (choice: DiceChoice): number => diceMultiplier(choice) / one;

/** `percent` from above 0 to below 100. */
export const withChance = (choice: DiceChoice, percent: number): DiceChoice => withRolls(choice, Math.round(percent * 100));

/** The choice whose multiplier is the nearest to this one. */
export function withMultiplier(choice: DiceChoice, multiplier: number): DiceChoice {
  const around = Math.floor((99 * 100) / multiplier);
  const [lower, upper] = [withRolls(choice, around), withRolls(choice, around + 1)];
  const distance = (one: DiceChoice) => Math.abs(multiplierOf(one) - multiplier);
  return distance(upper) < distance(lower) ? upper : lower;
}

/** The other side with the same chance. */
export const turned = (choice: DiceChoice): DiceChoice =>
  withRolls({ ...choice, direction: choice.direction === "under" ? "over" : "under" }, winningRolls(choice));
