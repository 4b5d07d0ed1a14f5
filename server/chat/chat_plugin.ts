import fp from "fastify-plugin";
import type { Socket } from "socket.io";
import * as z from "zod/mini";
import {
  type ChatMessage,
  chatNamespace,
  type chatProblems,
  cleanMessage,
  fromChat,
  type FromChat,
  fromVisitor,
  maxMessageLength,
  type sendAnswer,
} from "../../schemas/chat";
import { sessionOfSocket } from "../plugins/realtime";
import { createEventLimit } from "../presence/event_limit";
import { findSession, type FoundSession } from "../users/sessions";
import { createAddressLimits } from "../plugins/address_limits";
import { findMessage, lastMessages, type SpokenRow, writeMessage } from "./queries";
import { shownName } from "../users/shown_name";

type Problem = (typeof chatProblems)[number];
type Answer = (answer: z.output<typeof sendAnswer>) => void;

interface Data {
  /** Null for guests, who read. */
  session: FoundSession | null;
}
type Connection = Socket<Record<string, (...sent: unknown[]) => void>, Record<string, (message: unknown) => void>, object, Data>;

const told = z.object({ id: z.int(), previousId: z.nullable(z.int()), clientId: z.nullable(z.string()) });
const hidden = z.object({ id: z.int() });

/**
 * The site's own chat: one room, read by everybody, written in by who is signed in. The database has what was said; sockets
 * hear of it over NOTIFY from process to process, in the order in which it was written.
 */
export const chatPlugin = fp(
  async (app) => {
    const room = app.realtime.of(chatNamespace);
    const addresses = createAddressLimits(app.configuration.trustProxy);
    const isOn = () => app.settings().settings.liveChat.provider === "own";
    const connections = () => [...room.sockets.values()] as unknown as Connection[];
    let turn = Promise.resolve(); // what is heard is read and passed on one after the other

    room.use(async (socket, next) => {
      if (!isOn()) return next(new Error("chat.off"));
      const { auth } = socket.handshake;
      const session = await sessionOfSocket(app, auth).catch(() => null);
      if (!session && (auth as { token?: unknown }).token) return next(new Error("session.required"));
      (socket as unknown as Connection).data.session = session;
      next();
    });
    room.on("connection", (socket) => {
      const place = addresses.enter(socket.request);
      if (!place) return void socket.disconnect(true);
      socket.once("disconnect", place.leave);
      welcome(socket as unknown as Connection, place.take); // the events are checked as they come
      void sendLast(socket as unknown as Connection, null);
    });

    function welcome(socket: Connection, takeOfAddress: () => boolean) {
      const takeOwn = createEventLimit({ burst: 20, perSecond: 5 });
      const take = () => takeOwn() && takeOfAddress();

      socket.on("lastMessages", (message) => {
        if (!take()) return;
        const asked = z.safeParse(fromVisitor.lastMessages, message);
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

    async function say(socket: Connection, sent: unknown): Promise<Problem | null> {
      if (!isOn()) return "off";
      const said = z.safeParse(fromVisitor.chatMessage, sent);
      if (!said.success) return "failed";
      const message = cleanMessage(said.data.message);
      if (message === "") return "empty";
      if (message.length > maxMessageLength) return "too_long";
      const session = socket.data.session && (await findSession(app.db, socket.data.session.id));
      if (!session) return "signed_out";
      return writeMessage(app.db, { userId: session.user.id, clientId: said.data.clientId, message });
    }

    /** Takes its turn: what was read before a message was said must not arrive after that message, and take it away again. */
    function sendLast(socket: Connection, before: number | null) {
      return (turn = turn.then(() => readLast(socket, before)));
    }

    async function readLast(socket: Connection, before: number | null) {
      try {
        const { rows, isStart } = await lastMessages(app.db, before);
        const messages = rows.map((row) => messageFor(socket, row));
        emit(socket, "initMessages", { before, messages, isStart });
      } catch (error) {
        app.log.warn({ err: error }, "The chat could not be read");
        socket.disconnect(true); // it comes again
      }
    }

    app.onSignal("chat_message", (message) => {
      const heard = z.safeParse(told, message);
      if (!heard.success || room.sockets.size === 0) return;
      const { id, previousId, clientId } = heard.data;
      turn = turn
        .then(async () => {
          const row = await findMessage(app.db, id);
          if (!row || !isOn()) return;
          for (const socket of connections()) {
            const own = messageFor(socket, row);
            emit(socket, "chatMessage", { message: own, previousId, clientId: own.isOwn ? clientId : null });
          }
        })
        .catch((error: unknown) => app.log.warn({ err: error }, "A message of the chat could not be passed on"));
    });
    app.onSignal("chat_hidden", (message) => {
      const heard = z.safeParse(hidden, message);
      if (!heard.success) return;
      turn = turn.then(() => connections().forEach((socket) => emit(socket, "hideMessage", heard.data)));
    });
    app.onSignal("user_nickname", (message) => {
      const heard = z.safeParse(fromChat.userNicknameUpdated, message);
      if (!heard.success || !isOn()) return;
      turn = turn.then(() => connections().forEach((socket) => emit(socket, "userNicknameUpdated", heard.data)));
    });
    // What was told while the database was away was missed: everybody is given the newest messages again.
    app.keepFresh("chat", async () => {
      await Promise.all(connections().map((socket) => sendLast(socket, null)));
    });
  },
  { name: "chat", dependencies: ["realtime", "site_settings"] },
);

const emit = <Event extends keyof FromChat>(socket: Connection, event: Event, message: FromChat[Event]) =>
  socket.emit(event, message);

const messageFor = ({ data: { session } }: Connection, { userId, at, role, ...row }: SpokenRow): ChatMessage => ({
  id: row.id,
  message: row.message,
  nickname: shownName(row),
  isStaff: role !== "player",
  isOwn: session?.user.id === userId,
  at: at.toISOString(),
});
