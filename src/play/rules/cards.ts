/** Cards are numbers from 0 to 51: rank by rank from two to ace, and in each diamonds, hearts, spades, clubs. */
export const cardCount = 52;
const suits = ["diamonds", "hearts", "spades", "clubs"] as const;
const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;

export const suitOf = (card: number): (typeof suits)[number] => suits[card % 4] ?? "diamonds";
export const rankOf = (card: number): (typeof ranks)[number] => ranks[Math.floor(card / 4)] ?? "2";

const signs = { diamonds: "♦", hearts: "♥", spades: "♠", clubs: "♣" };
/** A card as it is written where there is no picture of it: "♥Q". */
export const cardText = (card: number): string => `${signs[suitOf(card)]}${rankOf(card)}`;
