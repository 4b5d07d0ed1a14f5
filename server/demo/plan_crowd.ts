/** Before take-off nobody bets any more, in ms: a bet takes a moment to be written. */
const lastMs = 700;
const fewest = 4;
const most = 11;
const bets = [0.2, 0.5, 1, 1, 2, 2, 5, 10, 25];

export interface Bettor<Player> {
  player: Player;
  /** From now, in ms. */
  afterMs: number;
  /** In the player's own currency. */
  bet: number;
  /** In hundredths; most aim low, some high, and each at something, so that the flight shows who has left it. */
  autoCashOut: number;
}

/** Who bets on a flight that takes off in so many ms, when, and where they leave it: each player once. */
export function planCrowd<Player>(players: readonly Player[], leftMs: number, random: () => number): Bettor<Player>[] {
  const time = leftMs - lastMs;
  if (time <= 0) return [];
  const rest = [...players];
  const count = Math.min(rest.length, fewest + Math.floor(random() * (most - fewest + 1)));
  return Array.from({ length: count }, () => {
    const [player] = rest.splice(Math.floor(random() * rest.length), 1);
    const target = Math.floor(105 / (1 - 0.97 * random() ** 0.8));
    return {
      player: player as Player, // there are at least `count`
      afterMs: Math.floor(random() * time),
      bet: bets[Math.floor(random() * bets.length)] ?? 1,
      autoCashOut: Math.max(101, target),
    };
  });
}
