import { useUser } from "./hooks";

/** Until when the account is on a break whose owner is signed in, ISO 8601: they are there for their withdrawal alone (D-44). */
export const useBreak = (): string | null => useUser()?.userLimit.selfExclusion ?? null;

/** An exclusion that ends in the year 9999 or later has no end. */
export const isForGood = (until: string): boolean => new Date(until).getUTCFullYear() >= 9999;
