import * as z from "zod/mini";
import { choices, outcomes } from "../../../schemas/play/round";
import { blackjack } from "./blackjack";
import type { Draw } from "./fair";
import { hilo } from "./hilo";
import { mines } from "./mines";
import type { StepAction, Steps } from "./steps";
import { towersSteps } from "./towers";
import { videoPoker } from "./video_poker";

/** Games whose rounds are played step by step, by each player alone. */
export const gamesInSteps = ["mines", "hilo", "towers", "blackjack", "video_poker"] as const;
export type GameInSteps = (typeof gamesInSteps)[number];

export const isPlayedInSteps = (client: string): client is GameInSteps => gamesInSteps.some((game) => game === client);

/** A round as it stands, with the rules that it is played by. */
export interface StepRound {
  outcome: unknown;
  /** How many steps were taken. */
  count: number;
  isCashedOut: boolean;
  /** What can be taken for one stake, in ten-thousandths; null as long as that is nothing. */
  worth: number | null;
  isLost: boolean;
  /** How many stakes as high as the first are in it. */
  stakes: number;
  /** What ends it where it is left alone; null where what it is worth is paid, or the stake goes back. */
  leave: StepAction | null;
  isSame: (step: number, action: StepAction) => boolean;
  take: (draw: Draw, action: StepAction) => { round: StepRound; isLost: boolean; isLast: boolean } | null;
  close: (draw: Draw, isCashedOut: boolean) => unknown;
  again: (draw: Draw) => StepRound;
}

/** Reads a round of valid choice and outcome; one that begins has no outcome yet. */
export function stepRound(client: GameInSteps, draw: Draw, choice: unknown, outcome: unknown): StepRound {
  const read = <Choice, Outcome extends { isCashedOut: boolean }>(
    rules: Steps<Choice, Outcome>,
    choiceSchema: z.core.$ZodType<Choice>,
    outcomeSchema: z.core.$ZodType<Outcome>,
  ) => {
    const chosen = z.parse(choiceSchema, choice);
    return bind(rules, chosen, outcome === null ? rules.start(draw, chosen) : z.parse(outcomeSchema, outcome));
  };
  if (client === "mines") return read(mines, choices.mines, outcomes.mines);
  if (client === "hilo") return read(hilo, choices.hilo, outcomes.hilo);
  if (client === "towers") return read(towersSteps, choices.towers, outcomes.towers);
  if (client === "blackjack") return read(blackjack, choices.blackjack, outcomes.blackjack);
  return read(videoPoker, choices.video_poker, outcomes.video_poker);
}

const bind = <Choice, Outcome extends { isCashedOut: boolean }>(
  rules: Steps<Choice, Outcome>,
  choice: Choice,
  outcome: Outcome,
): StepRound => ({
  outcome,
  count: rules.count(outcome),
  isCashedOut: outcome.isCashedOut,
  worth: rules.worth(choice, outcome),
  isLost: rules.isLost(choice, outcome),
  stakes: rules.stakes?.(outcome) ?? 1,
  leave: rules.leave ?? null,
  isSame: (step, action) => rules.isSame(outcome, step, action),
  take(draw, action) {
    const taken = rules.take(draw, choice, outcome, action);
    return taken && { ...taken, round: bind(rules, choice, taken.outcome) };
  },
  close: (draw, isCashedOut) => ({ ...rules.close(draw, choice, outcome), isCashedOut }),
  again: (draw) => bind(rules, choice, rules.again(draw, choice, outcome)),
});
