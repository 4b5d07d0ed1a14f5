/** After how many minutes of play a player may want to read how long it was and what it cost; 0 is never, where no law asks for it. */
export const realitySteps = [15, 30, 60] as const;

/** Where neither the market nor the player has decided. */
export const usualRealityMinutes = 60;
