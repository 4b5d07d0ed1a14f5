import fp from "fastify-plugin";
import * as z from "zod/mini";
import {
  type ChatMessage,
  chatNamespace,
  type chatProblems,
  cleanMessage,
  fromChat,
  type FromChat,
  fromVisitor,
  holdsLink,
  maxMessageLength,
  type sendAnswer,
} from "../../../schemas/chat";
import { admitVisitor, type Connection, openNamespace } from "../../accounts/users/namespace";
import { findSession, type FoundSession } from "../../accounts/users/sessions";
import { findMessage, lastMessages, type SpokenRow, writeMessage } from "./queries";
import { isRefusedNickname } from "../../accounts/profile/nickname";
import { publicNameOf, shownName } from "../../accounts/users/shown_name";

type Problem = (typeof chatProblems)[number];
type Answer = (answer: z.output<typeof sendAnswer>) => void;

const mostSocketsOfAddress = 200;

interface Data {
  /** Null for guests, who read. */
  session: FoundSession | null;
}
type Reader = Connection<keyof typeof fromVisitor, FromChat, Data>;

const told = z.object({ id: z.int(), previousId: z.nullable(z.int()), clientId: z.nullable(z.string()) });
const hidden = z.object({ id: z.int() });

/**
 * The site's own chat: one room, read by everybody, written in by who is signed in. The database has what was said; sockets
 * hear of it over NOTIFY from process to process, in the order in which it was written.
 */
export const chatPlugin = fp(
  async (app) => {
    const isOn = () => app.settings().settings.liveChat.provider === "own";
    const siteName = () => app.settings().settings.name;
    let turn = Promise.resolve(); // what is heard is read and passed on one after the other

    const { connections } = openNamespace<keyof typeof fromVisitor, FromChat, Data>(app, app.realtime, {
      name: chatNamespace,
      admit: async (auth) => (isOn() ? admitVisitor(app, auth) : "chat.off"),
      mostOfAddress: mostSocketsOfAddress,
      welcome(socket, take) {
        listen(socket, take);
        void sendLast(socket, null);
      },
    });

    function listen(socket: Reader, take: () => boolean) {
      socket.on("lastMessages", (message) => {
        if (!take()) return;
        const asked = z.safeParse(fromVisitor.lastMessages, message ?? {}); // the documents send nothing with it
        if (asked.success) void sendLast(socket, asked.data.before ?? null);
      });
      socket.on("chatMessage", (message, answer) => {
        const reply: Answer = typeof answer === "function" ? (answer as Answer) : () => {};
        if (!take()) return reply({ problem: "too_fast" });
        void say(socket, message).then(
          (problem) => reply({ problem }),
          (error: unknown) => {
            app.log.warn({ err: error }, "A message of the chat could not be written");
            reply({ problem: "failed" });
          },
        );
      });
    }

    async function say(socket: Reader, sent: unknown): Promise<Problem | null> {
      if (!isOn()) return "off";
      const said = z.safeParse(fromVisitor.chatMessage, sent);
      if (!said.success) return "failed";
      const message = cleanMessage(said.data.message);
      if (message === "") return "empty";
      if (message.length > maxMessageLength) return "too_long";
      const session = socket.data.session && (await findSession(app.db, socket.data.session.id));
      if (!session) return "signed_out";
      const { user } = session;
      if (user.role === "player" && !user.isEmailVerified && holdsLink(message)) return "no_links";
      return writeMessage(app.db, { userId: session.user.id, clientId: said.data.clientId, message });
    }

    /** Takes its turn: what was read before a message was said must not arrive after that message, and take it away again. */
    function sendLast(socket: Reader, before: number | null) {
      return (turn = turn.then(() => readLast(socket, before)));
    }

    async function readLast(socket: Reader, before: number | null) {
      try {
        const { rows, isStart } = await lastMessages(app.db, before);
        const messages = rows.map((row) => messageFor(socket, row, siteName()));
        socket.emit("initMessages", { before, messages, isStart });
      } catch (error) {
        app.log.warn({ err: error }, "The chat could not be read");
        socket.disconnect(true); // it comes again
      }
    }

    app.onSignal("chat_message", (message) => {
      const heard = z.safeParse(told, message);
      if (!heard.success || connections().length === 0) return;
      const { id, previousId, clientId } = heard.data;
      turn = turn
        .then(async () => {
          const row = await findMessage(app.db, id);
          if (!row || !isOn()) return;
          for (const socket of connections()) {
            const own = messageFor(socket, row, siteName());
            socket.emit("chatMessage", { message: own, previousId, clientId: own.isOwn ? clientId : null });
          }
        })
        .catch((error: unknown) => app.log.warn({ err: error }, "A message of the chat could not be passed on"));
    });
    app.onSignal("chat_hidden", (message) => {
      const heard = z.safeParse(hidden, message);
      if (!heard.success) return;
      turn = turn.then(() => connections().forEach((socket) => socket.emit("hideMessage", heard.data)));
    });
    app.onSignal("user_nickname", (message) => {
      const heard = z.safeParse(fromChat.userNicknameUpdated, message);
      if (!heard.success || !isOn()) return;
      const { userId } = heard.data;
      turn = turn
        .then(async () => {
          const nickname = await publicNameOf(app.db, userId); // nothing where they hide
          for (const socket of connections()) socket.emit("userNicknameUpdated", { userId, nickname });
        })
        .catch((error: unknown) => app.log.warn({ err: error }, "A new name could not be passed on to the chat"));
    });
    // What was told while the database was away was missed: everybody is given the newest messages again.
    app.keepFresh("chat", async () => {
      await Promise.all(connections().map((socket) => sendLast(socket, null)));
    });
  },
  { name: "chat", dependencies: ["realtime", "site_settings"] },
);

const messageFor = ({ data: { session } }: Reader, { userId, at, role, ...row }: SpokenRow, site: string): ChatMessage => ({
  id: row.id,
  message: row.message,
  nickname: role === "player" ? nameOfPlayer(row, site) : shownName(row),
  isStaff: role !== "player",
  isOwn: session?.user.id === userId,
  at: at.toISOString(),
});

/** Beside what the house says nobody is called as if they spoke for it, whatever they are called elsewhere. */
function nameOfPlayer({ nickname, firstName }: Pick<SpokenRow, "nickname" | "firstName">, site: string): string | null {
  const isFit = (name: string | null) => (name !== null && !isRefusedNickname(name, site) ? name : null);
  return shownName({ nickname: isFit(nickname), firstName: isFit(firstName) });
}
