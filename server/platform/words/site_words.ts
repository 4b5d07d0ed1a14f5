import { readFileSync } from "node:fs";
import { join } from "node:path";
import fp from "fastify-plugin";
import * as z from "zod/mini";
import { documentReasons, writtenRequests } from "../../../schemas/documents";
import { type Language, languages } from "../../../schemas/text";
import { viewerKinds } from "../../../schemas/viewer";

const message = z.object({ title: z.string(), text: z.string() });

const systemWords = z.object({
  server_error: message,
  unavailable: message,
  /** Kept in the browser by the service worker. */
  offline: message,
  log_out: message,
  /** For who is where no licence of the site holds. */
  not_served: message,
  /** Why a preview link shows nothing. */
  link_unknown: message,
  link_expired: message,
  link_taken_back: message,
  link_page_gone: message,
  retry: z.string(),
  home: z.string(),
  log_out_now: z.string(),
  log_in: z.string(),
  help: z.string(),
  withdraw: z.string(),
  stay: z.string(),
});

/** What is written to people outside of the site. The text and the subject may hold `{{name}}`. */
const letter = z.object({ subject: z.string(), text: z.string(), button: z.string() });

const letters = z.object({
  verify_email: letter,
  reset_password: letter,
  account_exists: letter,
  new_sign_in: letter,
  /** To who may not be able to sign in because somebody else guessed too often. */
  unlock_sign_in: letter,
  password_changed: letter,
  email_changed: letter,
  two_factor_on: letter,
  two_factor_off: letter,
  passkey_added: letter,
  /** `code` is what opens the session. */
  withdrawal_code: letter,
  account_approved: letter,
  /** `reason` is what the back office wrote. */
  account_refused: letter,
  account_closed: letter,
  /** `document` is its kind, `reason` what is wrong with it or why it is needed. */
  document_asked_again: letter,
  documents_approved: letter,
  /** `document` is its kind, `day` the last on which it is valid. */
  document_expires: letter,
  /** `reason` is what the back office chose, `amount` and `reference` the payout's. */
  payout_rejected: letter,
  /** `amount` came by the deposit `reference`. */
  deposit_booked: letter,
  /** `amount` went out by the payout `reference`. */
  payout_paid: letter,
  /** `question` is what the back office asks, `amount` and `reference` the payout's. */
  payout_question: letter,
  staff_invitation: letter,
  /** `level` falls to `next` on `day`, where no more `points` come. */
  level_would_fall: letter,
  /** `offer` is the title of what was claimed and held for a look. */
  claim_released: letter,
  claim_refused: letter,
  tournament_begins: letter,
  /** `offer` is the title of what was given. */
  bonus_given: letter,
});
export type LetterName = keyof z.output<typeof letters>;

/** Of the provider that stands in for Google in the demo. */
const sandboxWords = z.object({
  provider: z.string(),
  title: z.string(),
  about: z.string(),
  unconfirmed: z.string(),
  other: z.string(),
  wrong_email: z.string(),
  next: z.string(),
  cancel: z.string(),
  consent_title: z.string(),
  consent_text: z.string(),
  name: z.string(),
  email: z.string(),
  allow: z.string(),
  problem_title: z.string(),
  problem_text: z.string(),
});

/** Of the page where a demo's letters are read. */
const outboxWords = z.object({
  title: z.string(),
  text: z.string(),
  empty: z.string(),
  refresh: z.string(),
  to: z.string(),
  back: z.string(),
});

/** Around the draft that a preview link shows; `{{page}}`, `{{who}}`, `{{until}}` and `{{revision}}` are its places. */
const previewLinkWords = z.object({
  draft: z.string(),
  about: z.string(),
  audience: z.record(z.enum(viewerKinds), z.string()),
  device: z.object({ phone: z.string(), tablet: z.string(), desktop: z.string() }),
  stays: z.string(),
  follows: z.string(),
  followed: z.string(),
  lost: z.string(),
  only_looking: z.string(),
  remark: z.string(),
  name: z.string(),
  text: z.string(),
  send: z.string(),
  close: z.string(),
  sent: z.string(),
  too_often: z.string(),
  full: z.string(),
  failed: z.string(),
});
export type PreviewLinkWords = z.output<typeof previewLinkWords>;

const choice = z.record(z.string(), z.string());

/** What a game's page is told to search engines with; each sentence has places such as `{{studio}}`. */
const gameDescriptionWords = z.object({
  openings: choice,
  themed: choice,
  figures: choice,
  volatilities: choice,
  extras: z.object({ demo_and_bonus_buy: z.string(), demo: z.string(), bonus_buy: z.string(), none: z.string() }),
  /** As the filters call them. */
  themes: choice,
});
export type GameDescriptionWords = z.output<typeof gameDescriptionWords>;

/** Why a payout was not made, as the player reads it; `{{account}}` is where it was to go. */
const payoutReasonWords = z.object({
  holder_unconfirmed: z.string(),
  other_holder: z.string(),
  deposits_not_played: z.string(),
  document_needed: z.string(),
});

/** Kinds of documents by name, and why one is rejected or asked for again. */
const documentWords = z.object({
  labels: z.record(z.string(), z.object({ name: z.string(), hint: z.string() })),
  reasons: z.record(z.enum(documentReasons), z.string()),
  /** Why the house asks for one. */
  requests: z.record(z.enum(writtenRequests), z.string()),
});

const siteWords = z.object({
  /** By route, and by the status of a system page (C-2.35 to C-2.37). */
  titles: z.record(z.string(), z.string()),
  system: systemWords,
  letters,
  sandbox: sandboxWords,
  outbox: outboxWords,
  preview_link: previewLinkWords,
  /** Of the pages of the demo's payment providers, by their names. */
  payment_sandbox: z.record(z.string(), z.string()),
  studio_sandbox: z.record(z.string(), z.string()),
  game_descriptions: gameDescriptionWords,
  payout_reasons: payoutReasonWords,
  documents: documentWords,
  /** What searches call categories, themes and marks of games besides, with commas between: by slug. */
  other_names: z.record(z.string(), z.string()),
});

/** What the server itself says to visitors, in one language; browsers never load it. */
export type SiteWords = z.output<typeof siteWords>;

export function readSiteWords(root: string): Record<Language, SiteWords> {
  const read = (language: Language, name: string): unknown =>
    JSON.parse(readFileSync(join(root, "locales", language, "site", `${name}.json`), "utf8"));
  const themesOf = (language: Language) => (read(language, "../player/filters") as { theme: unknown }).theme;
  const wordsOf = (language: Language) =>
    z.parse(siteWords, {
      titles: read(language, "titles"),
      system: read(language, "system_pages"),
      letters: read(language, "messages"),
      sandbox: read(language, "sandbox"),
      outbox: read(language, "outbox"),
      preview_link: read(language, "preview_link"),
      payment_sandbox: read(language, "payment_sandbox"),
      studio_sandbox: read(language, "studio_sandbox"),
      payout_reasons: read(language, "payout_reasons"),
      documents: read(language, "documents"),
      other_names: read(language, "other_names"),
      game_descriptions: { ...(read(language, "game_descriptions") as object), themes: themesOf(language) },
    });
  return Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Record<Language, SiteWords>;
}

declare module "fastify" {
  interface FastifyInstance {
    siteWords: Record<Language, SiteWords>;
  }
}

export const siteWordsPlugin = fp<{ root: string }>(
  async (app, { root }) => void app.decorate("siteWords", readSiteWords(root)),
  { name: "site_words" },
);
