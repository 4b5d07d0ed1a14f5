export interface Vehicle {
  /** Which of the pictures it shows. */
  sprite: number;
  /** How much of the lane it has behind it at rest, from 0 to 1. */
  at: number;
}

export interface Lane {
  /** It leads up to the right, away from who looks; the others come down to the left. */
  isAway: boolean;
  /** How long a vehicle takes from end to end. */
  seconds: number;
  vehicles: Vehicle[];
}

const perLane = 4;
const paces = [17, 13, 20, 15, 18, 12];

/** Lanes take turns in their direction; pictures too, so that each drives the way it looks, however many lanes there are. */
export function trafficOf(laneCount: number, spriteCount: number): Lane[] {
  return Array.from({ length: laneCount }, (_, lane) => {
    const fitting = Array.from({ length: spriteCount }, (_, sprite) => sprite).filter((sprite) => sprite % 2 === lane % 2);
    const sprites = fitting.length > 0 || spriteCount === 0 ? fitting : [0];
    return {
      isAway: lane % 2 === 0,
      seconds: paces[lane % paces.length] ?? 15,
      vehicles: sprites.length === 0 ? [] : Array.from({ length: perLane }, (_, index) => vehicleAt(lane, index, sprites)),
    };
  });
}

const vehicleAt = (lane: number, index: number, sprites: readonly number[]): Vehicle => ({
  sprite: sprites[(index + lane) % sprites.length] ?? 0,
  at: ((index + ((lane * 0.37 + 0.12) % 1)) / perLane) % 1,
});
