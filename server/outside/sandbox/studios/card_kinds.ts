import type { Hand, Kind, Pick } from "./kind";

const ranks = "A23456789TJQK";
const suits = "shdc";
const pays = (times: number) => Math.round(times * 100);

const rankOf = (card: string) => ranks.indexOf(card.slice(0, 1)) + 1;
/** The ace is high. */
const heightOf = (card: string) => (rankOf(card) === 1 ? 14 : rankOf(card));

/** Cards of one deck, each once. */
function deck(pick: Pick): () => string {
  const left = [...ranks].flatMap((rank) => [...suits].map((suit) => rank + suit));
  return () => left.splice(pick(left.length), 1)[0] ?? "As";
}

const pointsOf = (cards: readonly string[]) => cards.reduce((sum, card) => sum + (rankOf(card) >= 10 ? 0 : rankOf(card)), 0) % 10;

/** Punto banco with the usual rule of the third card. */
const baccarat: Kind = {
  spots: [
    { id: "player", word: "player", pays: pays(2) },
    { id: "tie", word: "tie", pays: pays(9) },
    { id: "banker", word: "banker", pays: pays(1.95) },
  ],
  returnToPlayer: 9_876,
  maxMultiplier: 9,
  draw(pick) {
    const next = deck(pick);
    const player = [next(), next()];
    const banker = [next(), next()];
    if (pointsOf(player) < 8 && pointsOf(banker) < 8) {
      let third: number | null = null;
      if (pointsOf(player) <= 5) {
        const card = next();
        player.push(card);
        third = Math.min(rankOf(card), 10) % 10;
      }
      if (bankerDraws(pointsOf(banker), third)) banker.push(next());
    }
    const [ours, theirs] = [pointsOf(player), pointsOf(banker)];
    const winner = ours === theirs ? "tie" : ours > theirs ? "player" : "banker";
    const won: Record<string, number> =
      winner === "tie" ? { tie: pays(9), player: 100, banker: 100 } : { [winner]: winner === "player" ? pays(2) : pays(1.95) };
    const hands = [hand("player", player, String(ours)), hand("banker", banker, String(theirs))];
    return { show: { type: "cards", hands }, won, result: winner, isWord: true };
  },
};

function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

function worthOf(cards: readonly string[]): number {
  const hard = cards.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0);
  return hard <= 11 && cards.some((card) => rankOf(card) === 1) ? hard + 10 : hard;
}

/** Everybody bets on the same hand; it is played by the book of the house: drawn to 17, as the dealer's is. */
const blackjack: Kind = {
  spots: [
    { id: "hand", word: "hand", pays: pays(2.5) },
    { id: "pair", word: "pair", pays: pays(16) },
    { id: "bust", word: "bust", pays: pays(3.3) },
  ],
  returnToPlayer: 9_450,
  maxMultiplier: 16,
  draw(pick) {
    const next = deck(pick);
    const player = [next(), next()];
    const dealer = [next(), next()];
    while (worthOf(player) < 17) player.push(next());
    while (worthOf(dealer) < 17) dealer.push(next());
    const [ours, theirs] = [worthOf(player), worthOf(dealer)];
    const isNatural = player.length === 2 && ours === 21;
    const won: Record<string, number> = {};
    const isLost = ours > 21 || (theirs <= 21 && theirs > ours);
    if (isNatural && !(dealer.length === 2 && theirs === 21)) won.hand = pays(2.5);
    else if (!isLost) won.hand = theirs === ours ? 100 : pays(2);
    if (rankOf(player[0] ?? "") === rankOf(player[1] ?? "")) won.pair = pays(16);
    if (theirs > 21) won.bust = pays(3.3);
    const hands = [hand("hand", player, String(ours)), hand("dealer", dealer, String(theirs))];
    const result = isLost ? "dealer" : ours === theirs ? "tie" : "hand";
    return { show: { type: "cards", hands }, won, result, isWord: true };
  },
};

const duel: Kind = {
  spots: [
    { id: "dragon", word: "dragon", pays: pays(2) },
    { id: "tie", word: "tie", pays: pays(15) },
    { id: "tiger", word: "tiger", pays: pays(2) },
  ],
  returnToPlayer: 9_412,
  maxMultiplier: 15,
  draw(pick) {
    const next = deck(pick);
    const [dragon, tiger] = [next(), next()];
    const [ours, theirs] = [rankOf(dragon), rankOf(tiger)];
    const result = ours === theirs ? "tie" : ours > theirs ? "dragon" : "tiger";
    const won = { [result]: result === "tie" ? pays(15) : pays(2) };
    const hands = [hand("dragon", [dragon], ""), hand("tiger", [tiger], "")];
    return { show: { type: "cards", hands }, won, result, isWord: true };
  },
};

const three = ["high_card", "pair", "flush", "straight", "trips", "straight_flush"] as const;

/** A hand of three cards: its kind, and what it is worth beside others. */
function rankThree(cards: readonly string[]): { kind: number; value: number } {
  const heights = cards.map(heightOf).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = heights;
  const isFlush = new Set(cards.map((card) => card.slice(1))).size === 1;
  const isLowStraight = high === 14 && middle === 3 && low === 2;
  const isStraight = (high - low === 2 && new Set(heights).size === 3) || isLowStraight;
  const isPair = high === middle || middle === low;
  const kind = isStraight && isFlush ? 5 : high === low ? 4 : isStraight ? 3 : isFlush ? 2 : isPair ? 1 : 0;
  const order = kind === 1 ? [middle, middle === high ? low : high, 0] : isLowStraight && isStraight ? [3, 2, 1] : heights;
  return { kind, value: order.reduce((sum, one) => sum * 15 + one, kind) };
}

/** Three cards against three of the dealer's, and what the player's hand is by itself. */
const poker: Kind = {
  spots: [
    { id: "player", word: "player", pays: pays(1.95) },
    { id: "plus", word: "pair_plus", pays: pays(41) },
    { id: "dealer", word: "dealer", pays: pays(1.95) },
  ],
  returnToPlayer: 9_753,
  maxMultiplier: 41,
  draw(pick) {
    const next = deck(pick);
    const player = [next(), next(), next()];
    const dealer = [next(), next(), next()];
    const [ours, theirs] = [rankThree(player), rankThree(dealer)];
    const won: Record<string, number> = {};
    if (ours.value === theirs.value) Object.assign(won, { player: 100, dealer: 100 });
    else won[ours.value > theirs.value ? "player" : "dealer"] = pays(1.95);
    const plus = [0, 2, 4, 7, 31, 41][ours.kind] ?? 0;
    if (plus > 0) won.plus = pays(plus);
    const hands = [hand("player", player, three[ours.kind] ?? ""), hand("dealer", dealer, three[theirs.kind] ?? "")];
    const result = ours.value === theirs.value ? "tie" : ours.value > theirs.value ? "player" : "dealer";
    return { show: { type: "cards", hands }, won, result, isWord: true };
  },
};

const five = [
  ["high_card", 0],
  ["pair", 1],
  ["two_pairs", 4],
  ["trips", 6],
  ["straight", 12],
  ["flush", 20],
  ["full_house", 40],
  ["quads", 100],
  ["straight_flush", 500],
] as const;

function rankFive(cards: readonly string[]): number {
  const heights = cards.map(heightOf).sort((a, b) => b - a);
  const counts = [...new Set(heights)].map((height) => heights.filter((one) => one === height).length).sort((a, b) => b - a);
  const isFlush = new Set(cards.map((card) => card.slice(1))).size === 1;
  const isStraight = counts.length === 5 && ((heights[0] ?? 0) - (heights[4] ?? 0) === 4 || heights.join() === "14,5,4,3,2");
  if (isStraight && isFlush) return 8;
  if (counts[0] === 4) return 7;
  if (counts[0] === 3 && counts[1] === 2) return 6;
  if (isFlush) return 5;
  if (isStraight) return 4;
  if (counts[0] === 3) return 3;
  if (counts[0] === 2) return counts[1] === 2 ? 2 : 1;
  return 0;
}

/** Five cards, paid for what they are. */
const draw: Kind = {
  spots: [{ id: "hand", word: "hand", pays: pays(500) }],
  returnToPlayer: 9_150,
  maxMultiplier: 500,
  draw(pick) {
    const next = deck(pick);
    const cards = Array.from({ length: 5 }, next);
    const [word, times] = five[rankFive(cards)] ?? five[0];
    const won: Record<string, number> = times > 0 ? { hand: pays(times) } : {};
    return {
      show: { type: "cards", hands: [hand("hand", cards, word)] },
      won,
      result: word,
      isWord: true,
    };
  },
};

function hand(word: string, cards: readonly string[], value: string): Hand {
  return { word, cards, value };
}

export const cardKinds = { baccarat, blackjack, duel, poker, draw };
