import { pgSequence } from "drizzle-orm/pg-core";

/** Numbers of messages about bets: whoever hears one that does not follow on the last has missed something. */
export const liveMessages = pgSequence("live_messages");
