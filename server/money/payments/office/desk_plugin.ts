import { randomUUID } from "node:crypto";
import fp from "fastify-plugin";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { fromDesk, paymentsDeskNamespace, type ToDesk } from "../../../../schemas/payments_desk";
import { visitor } from "../../../../schemas/realtime";
import { rightsOf } from "../../../../schemas/role_rights";
import { admitSession, type Connection, openNamespace } from "../../../accounts/users/namespace";
import { findSession, type FoundSession } from "../../../accounts/users/sessions";
import { lacksDemandedFactor } from "../../../platform/demanded_factor";
import { createGatherings } from "../../../platform/gatherings";
import { signal } from "../../../platform/plugins/changes";

/** How often this process repeats who looks at what, and looks whether the sessions still stand. */
const rounds = 20_000;

const moved = z.object({ moved: z.array(z.object({ changed: z.object({ paymentId: z.int() }) })) });
const alarmed = z.object({ isAlarm: z.boolean() });
const crowd = z.object({ process: z.string(), paymentId: z.int(), visitors: z.array(visitor) });

interface Data {
  session: FoundSession;
}
type Desk = Connection<keyof typeof fromDesk, ToDesk, Data>;

/**
 * The desk of payments, live: what has changed, and who has which payout open, so that two people do not decide the same one. All that
 * is said is a hint; the calls decide. Processes tell each other over NOTIFY.
 */
export const paymentsDeskPlugin = fp(
  async (app) => {
    const process = randomUUID();
    const here = createGatherings();
    const { namespace, connections } = openNamespace<keyof typeof fromDesk, ToDesk, Data>(app, app.realtime, {
      name: paymentsDeskNamespace,
      admit: (auth) => admitSession(app, auth, (session) => isLetIn(app, session)),
      welcome,
    });

    function welcome(socket: Desk, take: () => boolean) {
      const { user } = socket.data.session;
      const leave = () => {
        const left = here.leave(socket.id);
        if (left !== null) say(Number(left));
      };
      for (const place of here.allPages()) socket.emit("desk.looking", lookingAt(Number(place)));
      socket.on("desk.look_at", (message) => {
        const said = take() && z.safeParse(fromDesk["desk.look_at"], message);
        if (!said || !said.success) return;
        const { paymentId } = said.data;
        if (paymentId === null) return leave();
        const left = here.come(String(paymentId), {
          connection: socket.id,
          userId: user.id,
          name: nameOf(user),
          section: null,
        });
        if (left !== null) say(Number(left));
        say(paymentId);
      });
      socket.on("disconnect", leave);
    }

    const lookingAt = (paymentId: number): ToDesk["desk.looking"] => ({
      paymentId,
      people: here
        .at(String(paymentId))
        .map(({ userId, name }) => ({ userId, name }))
        .slice(0, 50),
    });

    function say(paymentId: number) {
      namespace.emit("desk.looking", lookingAt(paymentId));
      pass(paymentId);
    }
    const pass = (paymentId: number) =>
      void signal(app.db, "payments_looked_at", {
        process,
        paymentId,
        visitors: here.ownAt(String(paymentId)).slice(0, 20),
      }).catch((error: unknown) => app.log.warn({ err: error }, "Could not tell the other processes who looks at a payout"));

    app.onSignal("payments_looked_at", (message) => {
      const said = z.safeParse(crowd, message);
      if (!said.success || said.data.process === process) return;
      here.hear(said.data.process, String(said.data.paymentId), said.data.visitors);
      namespace.emit("desk.looking", lookingAt(said.data.paymentId));
    });
    app.onSignal("payments_moved", (message) => {
      const said = z.safeParse(moved, message);
      if (!said.success) return;
      const paymentIds = said.data.moved.map(({ changed }) => changed.paymentId);
      namespace.emit("desk.changed", { paymentIds, isAlarm: false });
    });
    app.onSignal("payments_desk", (message) => {
      const said = z.safeParse(alarmed, message);
      if (said.success) namespace.emit("desk.changed", { paymentIds: [], isAlarm: said.data.isAlarm });
    });

    async function goRound() {
      for (const place of here.ownPages()) pass(Number(place));
      for (const socket of connections()) {
        const { session: known } = socket.data;
        const session = await findSession(app.db, known.id).catch(() => known); // the database is away: later
        if (!session || !isLetIn(app, session)) socket.disconnect(true);
      }
    }
    const clock = setInterval(() => void goRound(), rounds).unref();
    app.addHook("preClose", async () => clearInterval(clock));
  },
  { name: "payments_desk", dependencies: ["realtime"] },
);

const isLetIn = (app: FastifyInstance, { user }: FoundSession) =>
  rightsOf.support.includes(user.role) && !lacksDemandedFactor(app, user);

const nameOf = ({ firstName, lastName, email }: FoundSession["user"]) => [firstName, lastName].filter(Boolean).join(" ") || email;
