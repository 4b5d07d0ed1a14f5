/** The page of a round that is over. */
export const roundAddress = (roundId: string) => `/rounds/${encodeURIComponent(roundId)}`;
