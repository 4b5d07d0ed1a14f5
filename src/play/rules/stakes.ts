interface Hands {
  hands: readonly { isDoubled: boolean }[];
}

/** One stake for each hand, and another one for each that was doubled. */
export const handStakes = ({ hands }: Hands): number => hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0);

/** How many stakes as high as the first are in a round of ours. */
export const stakesOf = (client: string | null, outcome: unknown): number =>
  client === "blackjack" ? handStakes(outcome as Hands) : 1;
