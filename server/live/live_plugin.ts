import fp from "fastify-plugin";
import type { Socket } from "socket.io";
import * as z from "zod/mini";
import {
  type emojiAnswer,
  emojiNames,
  type EmojiProblem,
  fromLive,
  type FromLive,
  fromVisitor,
  liveNamespace,
  type liveTopics,
} from "../../schemas/live";
import { type SettledRound, toBet, toWinner } from "../play/settled_round";
import { createAddressLimits } from "../plugins/address_limits";
import { signal } from "../plugins/changes";
import { sessionOfSocket } from "../plugins/realtime";
import { createEventLimit } from "../presence/event_limit";
import { findSession, type FoundSession } from "../users/sessions";
import { publicName } from "../users/shown_name";
import { balancesOf } from "./balances";
import { type BetCategory, betList, isHighBet, rowsAtOnce } from "./bet_lists";
import { createSettledFeed } from "./settled_feed";

const mostSocketsOfAddress = 1_000;
/** How long what settles is gathered before it is told. */
const together = 500;
/** Visitors come in crowds: for so long they are all given the same lists. */
const listsFor = 1_000;

interface Data {
  /** Null for guests, who hear what everybody may. */
  session: FoundSession | null;
  watched: Set<(typeof liveTopics)[number] | BetCategory>;
}
export type Connection = Socket<
  Record<string, (...sent: unknown[]) => void>,
  Record<string, (message: unknown) => void>,
  object,
  Data
>;

/** The questions for lists of bets, their answers, and how what follows is told (C-7.37 to C-7.44). */
const betEvents = {
  all_bets: { asked: "getAllBets", answered: "allBetsData", followed: "allBetsUpdated" },
  my_bets: { asked: "getMyBets", answered: "myBetsData", followed: "myBetsUpdated" },
  high_rollers: { asked: "getHighRollers", answered: "highRollersData", followed: "highRollersUpdated" },
  max_multiplier: { asked: "getMaxMultiplier", answered: "maxMultiplierData", followed: "maxMultiplierUpdated" },
} as const satisfies Record<BetCategory, Record<string, string>>;
const betCategories = Object.keys(betEvents) as BetCategory[];

const settled = z.object({ userIds: z.array(z.int()) });
const reaction = z.object({ iconName: z.enum(emojiNames), nickname: z.string() });

/**
 * What happens while somebody looks: their balance, bets and wins, and the reactions of others. Everything that is told is a
 * hint; the truth is read on every connection. Guests hear what is for everybody.
 */
export const livePlugin = fp(
  async (app) => {
    const room = app.realtime.of(liveNamespace);
    const addresses = createAddressLimits(app.configuration.trustProxy, mostSocketsOfAddress);
    const connections = () => [...room.sockets.values()] as unknown as Connection[]; // the events are checked as they come
    const failed = (error: unknown) => app.log.warn({ err: error }, "What happened could not be told");
    const takeReaction = createEventLimit({ burst: 40, perSecond: 10 });
    const feed = createSettledFeed(app.db);
    const lists = new Map<BetCategory, { at: number; rows: ReturnType<typeof betList> }>();
    let lowestTop = Infinity; // of the multipliers in the list of the highest
    let waiting: NodeJS.Timeout | undefined;
    let reading = Promise.resolve();

    room.use(async (socket, next) => {
      const { auth } = socket.handshake;
      const session = await sessionOfSocket(app, auth).catch(() => null);
      if (!session && (auth as { token?: unknown }).token) return next(new Error("session.required"));
      (socket as unknown as Connection).data = { session, watched: new Set() };
      next();
    });
    room.on("connection", (socket) => {
      const place = addresses.enter(socket.request);
      if (!place) return void socket.disconnect(true);
      socket.once("disconnect", place.leave);
      welcome(socket as unknown as Connection, place.take);
    });

    function welcome(socket: Connection, takeOfAddress: () => boolean) {
      const takeOwn = createEventLimit({ burst: 20, perSecond: 5 });
      const takeOwnReaction = createEventLimit({ burst: 3, perSecond: 0.5 });
      const take = () => takeOwn() && takeOfAddress();
      const { session } = socket.data;
      if (session) void tellBalances([session.user.id], [socket]).catch(failed);

      for (const category of betCategories) {
        socket.on(betEvents[category].asked, () => {
          if (!take() || (category === "my_bets" && !session)) return;
          socket.data.watched.add(category);
          void sendList(socket, category).catch(failed);
        });
      }
      socket.on("watch", (message) => {
        const said = take() && z.safeParse(fromVisitor.watch, message);
        if (said && said.success) for (const topic of said.data.topics) socket.data.watched.add(topic);
      });
      socket.on("message", (message, answer) => {
        const reply = (problem: EmojiProblem | null) => {
          if (typeof answer === "function") (answer as (told: z.output<typeof emojiAnswer>) => void)({ problem });
        };
        if (!take() || !takeOwnReaction()) return reply("too_fast");
        void react(socket, message).then(reply, (error: unknown) => {
          failed(error);
          reply("failed");
        });
      });
    }

    /** Who may react is asked anew: an account may have paid in since the socket was opened. */
    async function react({ data: { session } }: Connection, sent: unknown): Promise<EmojiProblem | null> {
      const said = z.safeParse(fromVisitor.message, sent);
      if (!said.success) return "failed";
      const user = session && (await findSession(app.db, session.id))?.user;
      if (!user) return "signed_out";
      if (user.depositCount < 1 && !user.isTest && !user.isStreamer) return "deposit_needed";
      if (!takeReaction()) return "too_fast";
      await signal(app.db, "player_message", { iconName: said.data.data.iconName, nickname: publicName(user) });
      return null;
    }

    async function tellBalances(userIds: number[], sockets = connections()) {
      const wanted = new Set(userIds);
      const theirs = sockets.flatMap((socket) => {
        const userId = socket.data.session?.user.id;
        return userId !== undefined && wanted.has(userId) ? [{ socket, userId }] : [];
      });
      if (theirs.length === 0) return;
      const balances = await balancesOf(app.db, [...new Set(theirs.map(({ userId }) => userId))]);
      for (const { socket, userId } of theirs) {
        const balance = balances.get(userId);
        if (balance) emit(socket, "wallet:balance", balance);
      }
    }

    async function sendList(socket: Connection, category: BetCategory) {
      const userId = socket.data.session?.user.id ?? null;
      const rows = category === "my_bets" ? await betList(app.db, category, userId) : await publicList(category);
      if (category === "max_multiplier") lowestTop = rows.length < rowsAtOnce ? 0 : (rows.at(-1)?.multiplier ?? 0);
      emit(socket, betEvents[category].answered, rows);
    }

    function publicList(category: BetCategory) {
      const known = lists.get(category);
      if (known && Date.now() - known.at < listsFor) return known.rows;
      const rows = betList(app.db, category, null);
      lists.set(category, { at: Date.now(), rows });
      rows.catch(() => lists.delete(category));
      return rows;
    }

    /** Gathers what settles, so that each process asks the database and its sockets no oftener than twice a second. */
    function tellSettledSoon() {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        reading = reading.then(tellSettled).catch(failed);
      }, together);
    }

    async function tellSettled() {
      if (!connections().some(({ data }) => data.watched.size > 0)) return feed.forget();
      const rows = await feed.read();
      if (rows.length === 0) return;
      const wins = rows.filter(({ payout, bet }) => payout > bet);
      const rowsOf: Record<Exclude<BetCategory, "my_bets">, SettledRound[]> = {
        all_bets: rows,
        high_rollers: rows.filter(isHighBet),
        max_multiplier: rows.filter(({ multiplier }) => multiplier > Math.max(1, lowestTop)),
      };
      const told = new Map(
        Object.entries(rowsOf).map(([category, list]) => [
          category,
          list.slice(0, rowsAtOnce).map((row) => toBet(row, category as BetCategory)),
        ]),
      );
      const winners = wins.slice(0, rowsAtOnce).map(toWinner);
      for (const socket of connections()) {
        const { session, watched } = socket.data;
        for (const category of betCategories) {
          if (!watched.has(category)) continue;
          const own = () => rows.filter(({ userId }) => userId === session?.user.id).map((row) => toBet(row, category));
          const list = category === "my_bets" ? own().slice(0, rowsAtOnce) : (told.get(category) ?? []);
          if (list.length > 0) emit(socket, betEvents[category].followed, list);
          const [newest] = list;
          if (category === "all_bets" && newest) emit(socket, "globalTrxData", newest);
        }
        if (!watched.has("winners") || winners.length === 0) continue;
        emit(socket, "currentWinnersUpdated", winners);
        const mine = wins.filter(({ userId }) => session && userId === session.user.id).slice(0, rowsAtOnce);
        if (mine.length > 0) emit(socket, "myWinsUpdated", mine.map(toWinner));
      }
    }

    app.keepFresh("rounds", async () => tellSettledSoon()); // what was told while the database was away was missed
    app.addHook("onClose", async () => clearTimeout(waiting));
    app.onSignal("rounds_settled", (message) => {
      const heard = z.safeParse(settled, message);
      if (!heard.success) return;
      void tellBalances(heard.data.userIds).catch(failed);
      tellSettledSoon();
    });
    app.onSignal("jackpots", (message) => {
      const heard = z.safeParse(fromLive.jackpotUpdated, message);
      if (!heard.success) return;
      for (const socket of connections()) if (socket.data.watched.has("jackpots")) emit(socket, "jackpotUpdated", heard.data);
    });
    app.onSignal("player_message", (message) => {
      const heard = z.safeParse(reaction, message);
      if (!heard.success) return;
      const told: FromLive["message"] = { type: "gameEmoji", data: { ...heard.data, message: "", imageLink: "" } };
      for (const socket of connections()) emit(socket, "message", told);
    });
  },
  { name: "live", dependencies: ["realtime"] },
);

export const emit = <Event extends keyof FromLive>(socket: Connection, event: Event, message: FromLive[Event]) =>
  socket.emit(event, message);
