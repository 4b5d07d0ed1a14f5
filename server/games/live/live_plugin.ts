import fp from "fastify-plugin";
import * as z from "zod/mini";
import { type emojiAnswer, type EmojiProblem, type FromLive, fromVisitor } from "../../../schemas/live";
import { liveNamespace } from "../../../schemas/live_address";
import { admitVisitor, type Connection, openNamespace } from "../../accounts/users/namespace";
import { createEventLimit } from "../../platform/event_limit";
import type { FoundSession } from "../../accounts/users/sessions";
import { publicNameOf } from "../../accounts/users/shown_name";
import { balancesOf } from "./balances";
import { betCategories, betEvents } from "./bet_events";
import { type BetCategory, betList } from "./bet_lists";
import type { LiveEffect, LiveEvent } from "./live_events";
import { emptyRoom, stepRoom } from "./live_room";
import { createOutlet, type Outlet } from "./outlet";
import { createSettledFeed } from "./settled_feed";
import { createSharedLists } from "./shared_lists";
import { hearSignals } from "./live_signals";
import { createReactions } from "./take_reaction";

const mostSocketsOfAddress = 1_000;
/** How long what settles is gathered before it is told. */
const together = 500;
/** Standings are longer than bets, and move less. */
const standingsTogether = 1_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Whoever knows the tournaments that run says how their standings are read; they are told to who asks. */
    provideActiveTournaments(read: () => Promise<FromLive["activeTournaments"]>): void;
  }
}

interface Data {
  /** Null for guests, who hear what everybody may. */
  session: FoundSession | null;
}
type Events = keyof typeof fromVisitor | (typeof betEvents)[BetCategory]["asked"] | "getActiveTournaments";
export type Listener = Connection<Events, FromLive, Data>;

/** Visitors come in crowds: who asks while it is read is given the same. */
function gatherReads<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () => {
    reading ??= read().finally(() => (reading = null));
    return reading;
  };
}

/**
 * What happens while somebody looks: their balance, bets and wins, and the reactions of others. Everything that is told is a
 * hint; the truth is read on every connection. Guests hear what is for everybody.
 */
export const livePlugin = fp(
  async (app) => {
    const failed = (error: unknown) => app.log.warn({ err: error }, "What happened could not be told");
    const react = createReactions(app);
    const feed = createSettledFeed(app.db);
    const sharedLists = createSharedLists(app.db);
    const outlets = new Map<string, Outlet>();
    openNamespace<Events, FromLive, Data>(app, app.realtime, {
      name: liveNamespace,
      admit: (auth) => admitVisitor(app, auth),
      mostOfAddress: mostSocketsOfAddress,
      welcome,
    });
    let room = emptyRoom;
    let gathering: NodeJS.Timeout | undefined;
    let standingsTimer: NodeJS.Timeout | undefined;
    let standings: Record<"own" | "shared", () => Promise<FromLive["activeTournaments"]>> | null = null;
    /** What has settled is read one time after the other, so that each round is told once. */
    let reading: Promise<unknown> = Promise.resolve();

    function happen(event: LiveEvent) {
      const { room: next, effects } = stepRoom(room, event);
      room = next;
      for (const effect of effects) perform(effect);
    }

    function perform(effect: LiveEffect) {
      if (effect.kind === "send") outlets.get(effect.to)?.send(effect.event, effect.message, effect.mark);
      else if (effect.kind === "gather") gathering = setTimeout(() => happen({ kind: "gathered" }), together);
      else if (effect.kind === "forget_settled") feed.forget();
      else if (effect.kind === "read_settled") reading = reading.then(readSettled).catch(failed);
      else if (effect.kind === "gather_tournaments")
        standingsTimer = setTimeout(() => happen({ kind: "tournaments_gathered" }), standingsTogether);
      else if (effect.kind === "read_tournaments") void readTournaments(effect.to).catch(failed);
      else if (effect.kind === "read_list") void readList(effect).catch(failed);
      else void readBalances(effect).catch(failed);
    }

    async function readList({ to, category, userId, upTo }: Extract<LiveEffect, { kind: "read_list" }>) {
      const rows = category === "my_bets" ? await betList(app.db, category, userId) : await sharedLists.read(category, upTo);
      happen({ kind: "list_read", to, category, rows, upTo });
    }

    async function readTournaments(to: string | null) {
      if (!standings) return;
      const tournaments = await (to === null ? standings.own() : standings.shared()); // what moves during a read is not in it
      happen({ kind: "tournaments_read", to, tournaments });
    }

    async function readBalances({ owners }: Extract<LiveEffect, { kind: "read_balances" }>) {
      const balances = await balancesOf(app.db, [...new Set(owners.map(({ userId }) => userId))]);
      happen({ kind: "balances_read", owners, balances });
    }

    const readSettled = async () => happen({ kind: "settled_read", ...(await feed.read()) });

    /** Whoever hides is told by nothing but that they do, and nothing at all of a new name. */
    async function rename({ userId, isHiding }: { userId: number; isHiding: boolean }) {
      const name = await publicNameOf(app.db, userId);
      sharedLists.forget();
      if (name !== "" || isHiding) happen({ kind: "renamed", message: { userId, nickname: name } });
    }

    function welcome(socket: Listener, take: () => boolean) {
      const takeOwnReaction = createEventLimit({ burst: 3, perSecond: 0.5 });
      const { id } = socket;
      const outlet = createOutlet(socket, () => happen({ kind: "caught_up", id }));
      outlets.set(id, outlet);
      socket.once("disconnect", () => {
        outlet.close();
        outlets.delete(id);
        happen({ kind: "left", id });
      });
      happen({ kind: "joined", id, userId: socket.data.session?.user.id ?? null });

      for (const category of betCategories) {
        socket.on(betEvents[category].asked, () => {
          if (take()) happen({ kind: "asked", id, category });
        });
      }
      socket.on("getActiveTournaments", () => {
        if (take()) happen({ kind: "asked_tournaments", id });
      });
      socket.on("watch", (message) => {
        const said = take() && z.safeParse(fromVisitor.watch, message);
        if (said && said.success) happen({ kind: "watches", id, topics: said.data.topics });
      });
      socket.on("message", (message, answer) => {
        const reply = (problem: EmojiProblem | null) => {
          if (typeof answer === "function") (answer as (told: z.output<typeof emojiAnswer>) => void)({ problem });
        };
        if (!take() || !takeOwnReaction()) return reply("too_fast");
        void react(socket.data.session, message).then(reply, (error: unknown) => {
          failed(error);
          reply("failed");
        });
      });
    }

    app.keepFresh("rounds", async () => happen({ kind: "settled", userIds: [] })); // what was told while the database was away was missed
    app.addHook("onClose", async () => {
      clearTimeout(gathering);
      clearTimeout(standingsTimer);
    });
    app.decorate("provideActiveTournaments", (read: () => Promise<FromLive["activeTournaments"]>) => {
      standings = { own: read, shared: gatherReads(read) };
    });
    hearSignals(app, happen, (who) => void rename(who).catch(failed));
  },
  { name: "live", dependencies: ["realtime"] },
);
