import type { Persona } from "../../../schemas/persona";

/** A number that is the same for the same persona at every load. */
export function seedOf({ audience, country, player }: Pick<Persona, "audience" | "country" | "player">): number {
  let hash = 2_166_136_261;
  for (const character of `${audience} ${country} ${player}`) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
