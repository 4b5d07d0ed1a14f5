import * as z from "zod/mini";

/** The part of the socket that visitors may use. */
export const chatNamespace = "/chat";

export const maxMessageLength = 500;

/** How many messages come at once. */
export const messagesAtOnce = 50;

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** Something that was said. Later kinds of messages add fields of their own, with defaults. */
export const chatMessage = z.object({
  /** Also the order in which it was said. */
  id,
  message: z.string(),
  /** As others may know the author (L-5.17); null where the account has no name at all. */
  nickname: z.nullable(z.string()),
  /** The author works here. */
  isStaff: z.boolean(),
  /** The one who hears it said it. */
  isOwn: z.boolean(),
  at: z.string(),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** What a visitor says. */
export const fromVisitor = {
  /** `clientId` is made by the sender: the same message sent twice is said once. */
  chatMessage: z.object({
    clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    message: z.string().check(z.maxLength(4 * maxMessageLength)),
  }),
  /** The messages before one; the newest without one. Answered by `initMessages`. */
  lastMessages: z.object({ before: z.optional(id) }),
};

/** What the server says. A socket may miss some of it: `previousId` tells what should have been heard before. */
export const fromChat = {
  /** On every connection, and in answer to `lastMessages`: the last messages before `before`, oldest first. */
  initMessages: z.object({ before: z.nullable(id), messages: z.array(chatMessage), isStart: z.boolean() }),
  chatMessage: z.object({ message: chatMessage, previousId: z.nullable(id), clientId: z.nullable(z.string()) }),
  /** A moderator took it away. */
  hideMessage: z.object({ id }),
  /** Somebody is called otherwise from now on (C-7.41). */
  userNicknameUpdated: z.object({ userId: id, nickname: z.string() }),
};
export type FromChat = { [Event in keyof typeof fromChat]: z.output<(typeof fromChat)[Event]> };

/** Why a message was not taken. */
export const chatProblems = ["off", "signed_out", "too_fast", "empty", "too_long", "no_links", "failed"] as const;

/** What the sender of a message is told at once. */
export const sendAnswer = z.object({ problem: z.nullable(z.enum(chatProblems)) });

/** An address that others could open, however it is written. */
export const holdsLink = (message: string): boolean =>
  /(?:[a-z][a-z\d+.-]*:\/\/|\bwww\s*\.|\b[\p{L}\d][\p{L}\d-]*\s?(?:\.|\[\.\]|\(\.\)|\(dot\))\s?(?:com|net|org|info|biz|bet|casino|io|me|gg|app|shop|site|online|top|xyz|link|ly|co|tv|ru|cn|[a-z]{2}\/)(?![\p{L}\d]))/iu.test(
    message.normalize("NFKC"),
  );

const joiner = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])\u{200d}(?=\p{Extended_Pictographic})/gu;
const joinerPlace = "\u{f0000}"; // private use, taken out of what comes from outside

/**
 * A message as it may be shown: one line, without what is not seen, turns the direction of the text around or towers over
 * other lines. A joiner stays where it makes one picture of several.
 */
export const cleanMessage = (message: string) =>
  message
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(joinerPlace, "")
    .replace(joiner, joinerPlace)
    .replace(/[\p{Cf}\u{34f}\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}]/gu, "")
    .replaceAll(joinerPlace, "\u{200d}")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1")
    .replace(/\s+/gu, " ")
    .trim();
