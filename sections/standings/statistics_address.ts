/** Opens what others may know of a player, beside whatever is open (C-2.45, D-12). */
export const statisticsAddress = (uniqueId: string) => `?${new URLSearchParams({ stats: uniqueId })}`;

/** The same, at their races. */
export const racesAddress = (uniqueId: string) => `?${new URLSearchParams({ stats: uniqueId, panel: "races" })}`;
