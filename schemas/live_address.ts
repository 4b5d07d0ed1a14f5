/** Where the sockets are found; the calls stay under `/api`. */
export const realtimePath = "/api/realtime";

/** The sockets of players and guests: what is told is a hint, and numbers from the database say what is newer. */
export const liveNamespace = "/live";
