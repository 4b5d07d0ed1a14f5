import type * as z from "zod/mini";
import type { act } from "../../../schemas/api/play";
import type { Draw } from "./fair";

export type StepAction = z.output<NonNullable<(typeof act)["body"]>>["action"];

/** Whether a step takes a further stake. */
export const raisesBet = (action: StepAction): boolean =>
  action.kind === "move" && (action.move === "double" || action.move === "split");

/** The rules of a game whose rounds are played step by step. Draws begin again with each call: what is hidden is computed, not kept. */
export interface Steps<Choice, Outcome> {
  /** What is known when the bet is placed. */
  start: (draw: Draw, choice: Choice) => Outcome;
  /** How many steps were taken. */
  count: (outcome: Outcome) => number;
  /** Whether just this was done at that place. */
  isSame: (outcome: Outcome, step: number, action: StepAction) => boolean;
  /** The round after a step; null for one that can't be taken. */
  take: (
    draw: Draw,
    choice: Choice,
    outcome: Outcome,
    action: StepAction,
  ) => { outcome: Outcome; isLost: boolean; isLast: boolean } | null;
  /** What can be taken, in ten-thousandths; null as long as that is nothing. */
  worth: (choice: Choice, outcome: Outcome) => number | null;
  /** Whether a round that is over was lost. */
  isLost: (choice: Choice, outcome: Outcome) => boolean;
  /** What is told when the round is over. */
  close: (draw: Draw, choice: Choice, outcome: Outcome) => Outcome;
  /** The same steps with all that is drawn once more. */
  again: (draw: Draw, choice: Choice, outcome: Outcome) => Outcome;
  /** How many stakes as high as the first are in it, where that may be more than one. What it is worth is for one of them. */
  stakes?: (outcome: Outcome) => number;
  /** What ends a round that is left alone; without it, what it is worth is paid, or the stake goes back. */
  leave?: StepAction;
}
