/**
 * Words that visitors download when they come to need them, file by file of `locales/<language>/player`. Whatever code
 * looks them up must name them where it is imported, or where that part is: `lazyPart`, `withWords`, or `words` in `sections/components.ts`; a
 * test looks. All other files are the first words, which come with every page.
 */
export const laterTopics = [
  "account",
  "agree_again",
  "captcha",
  "card_fields",
  "cashier",
  "chat",
  "clipboard",
  "filters",
  "fair",
  "feature",
  "form",
  "game_page",
  "games",
  "global",
  "hidden",
  "history",
  "in_game",
  "install",
  "jackpots",
  "limits",
  "lobby",
  "lucky_pick",
  "onboarding",
  "payout",
  "profile",
  "promotions",
  "referral",
  "search",
  "security",
  "sign_in",
  "sign_up",
  "social",
  "tournaments",
  "user",
  "winners",
  "withdrawal",
] as const;
export type LaterTopic = (typeof laterTopics)[number];
