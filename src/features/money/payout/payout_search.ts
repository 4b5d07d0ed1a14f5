/** Where somebody is in a withdrawal, as the address has it: back, reload and a link find the same. */
export type PayoutPlace =
  | { at: "start" }
  | { at: "method"; methodId: string }
  | { at: "account"; accountId: number }
  | { at: "request"; withdrawRequestId: number };

const readId = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null);

/** What an address says; methods and accounts that are not there count as none (C-2.09). */
export function payoutPlace(
  search: Record<string, string>,
  { methods, accounts }: { methods: readonly string[]; accounts: readonly number[] },
): PayoutPlace {
  const withdrawRequestId = readId(search.request);
  if (withdrawRequestId !== null) return { at: "request", withdrawRequestId };
  const accountId = readId(search.account);
  if (accountId !== null && accounts.includes(accountId)) return { at: "account", accountId };
  if (search.method && methods.includes(search.method)) return { at: "method", methodId: search.method };
  return { at: "start" };
}

/** What each step changes in the address. */
export const payoutStep = {
  takeMethod: (methodId: string) => `?method=${encodeURIComponent(methodId)}&account=`,
  takeAccount: (accountId: number) => `?account=${accountId}&method=`,
  leaveTarget: () => "?method=&account=",
  follow: (withdrawRequestId: number) => `?request=${withdrawRequestId}&method=&account=`,
  startAgain: () => "?request=",
};
