import { randomUUID } from "node:crypto";
import fp from "fastify-plugin";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { fromEditor, fromServer, type FromServer, toEditor, visitor as visitorSchema } from "../../../schemas/realtime";
import { lacksDemandedFactor } from "../../platform/demanded_factor";
import { signal } from "../../platform/plugins/changes";
import { admitSession, type Connection, openNamespace } from "../../accounts/users/namespace";
import { findSession, type FoundSession } from "../../accounts/users/sessions";
import { readNewestRevision } from "../pages/queries";
import { createGatherings } from "../../platform/gatherings";

/** How long what a page's visitors do is gathered before it is said. */
const together = 150;
/** How often this process repeats who is here, and looks whether the sessions still stand. */
const rounds = 20_000;

const crowd = z.object({ process: z.string(), pageId: z.string(), visitors: z.array(visitorSchema) });

interface Data {
  session: FoundSession;
}
type Newest = z.output<(typeof toEditor)["presence.be_at"]>;
type Editor = Connection<keyof typeof fromEditor, FromServer, Data>;

/**
 * Who else has a page open, and who has saved it, live. Only for the back office; everything said is a hint, and whoever
 * connects again reads from the database what was missed. Processes tell each other over NOTIFY.
 */
export const presencePlugin = fp(
  async (app) => {
    const process = randomUUID();
    const here = createGatherings();
    const waiting = new Map<string, NodeJS.Timeout>();

    const { namespace, connections } = openNamespace<keyof typeof fromEditor, FromServer, Data>(app, app.realtime, {
      name: "/",
      admit: (auth) => admitSession(app, auth, (session) => isLetIn(app, session)),
      welcome,
    });

    function welcome(socket: Editor, take: () => boolean) {
      const { user } = socket.data.session;
      socket.on("presence.be_at", (message, answer) => {
        if (!take()) return;
        const said = z.safeParse(fromEditor["presence.be_at"], message);
        if (!said.success) return;
        const { pageId, section } = said.data;
        const left = here.come(pageId, { connection: socket.id, userId: user.id, name: nameOf(user), section });
        if (left !== null) void socket.leave(left);
        void socket.join(pageId);
        for (const page of [pageId, left]) if (page !== null) say(page);
        if (typeof answer === "function") void newestOf(pageId).then(answer as (newest: Newest) => void);
      });
      socket.on("disconnect", () => {
        const left = here.leave(socket.id);
        if (left !== null) say(left);
      });
    }

    /** Null where there is no such page, or no database. */
    const newestOf = async (pageId: string): Promise<Newest> => ({
      revision: await readNewestRevision(app.db, pageId).catch(() => null),
    });

    /** Tells everybody on a page, here and at the other processes, who is there; a few moments' changes at once. */
    function say(pageId: string) {
      if (waiting.has(pageId)) return;
      const timer = setTimeout(() => {
        waiting.delete(pageId);
        show(pageId);
        pass(pageId);
      }, together);
      waiting.set(pageId, timer.unref());
    }

    const show = (pageId: string) => namespace.to(pageId).emit("presence.here", { pageId, visitors: here.at(pageId) });
    const pass = (pageId: string) =>
      void signal(app.db, "presence", { process, pageId, visitors: here.ownAt(pageId).slice(0, 20) }).catch((error: unknown) =>
        app.log.warn({ err: error }, "Could not tell the other processes who is here"),
      );

    app.onSignal("presence", (message) => {
      const said = z.safeParse(crowd, message);
      if (!said.success || said.data.process === process) return;
      here.hear(said.data.process, said.data.pageId, said.data.visitors);
      show(said.data.pageId);
    });
    app.onSignal("page_saved", (message) => {
      const said = z.safeParse(fromServer["page.saved"], message);
      if (said.success) namespace.to(said.data.pageId).emit("page.saved", said.data);
    });

    async function goRound() {
      for (const pageId of here.ownPages()) pass(pageId);
      for (const socket of connections()) {
        const { session: known } = socket.data;
        const session = await findSession(app.db, known.id).catch(() => known); // the database is away: later
        if (!session || !isLetIn(app, session)) socket.disconnect(true);
      }
    }
    const clock = setInterval(() => void goRound(), rounds).unref();
    app.addHook("preClose", async () => {
      clearInterval(clock);
      for (const timer of waiting.values()) clearTimeout(timer);
    });
  },
  { name: "presence", dependencies: ["realtime"] },
);

const isLetIn = (app: FastifyInstance, { user }: FoundSession) =>
  (user.role === "administrator" || user.role === "content_editor") && !lacksDemandedFactor(app, user);

const nameOf = ({ firstName, lastName, email }: FoundSession["user"]) => [firstName, lastName].filter(Boolean).join(" ") || email;
