import type { FastifyInstance } from "fastify";
import { realtimePath } from "../../../schemas/live_address";
import fp from "fastify-plugin";
import { Server } from "socket.io";
import * as z from "zod/mini";
import type { FoundSession } from "./sessions";

declare module "fastify" {
  interface FastifyInstance {
    /** The sockets; who uses them opens a namespace (`openNamespace`) and keeps who is connected as `data.session`. */
    realtime: Server;
  }
}

const ended = z.object({ sessionId: z.optional(z.string()), userId: z.optional(z.int()) });

/** Opens the sockets, to our own pages alone, and closes those of a session that has ended. */
export const realtimePlugin = fp(
  async (app) => {
    const io = new Server(app.server, {
      path: realtimePath,
      serveClient: false,
      transports: ["websocket"],
      maxHttpBufferSize: 10_000,
      allowRequest: ({ headers }, answer) => answer(null, isOwnOrigin(app, headers)),
    });
    app.decorate("realtime", io);
    const namespaces = [io.of("/")];
    io.on("new_namespace", (namespace) => namespaces.push(namespace));

    app.onSignal("session_ended", (message) => {
      const said = z.safeParse(ended, message);
      if (!said.success) return;
      const { sessionId, userId } = said.data;
      for (const namespace of namespaces) {
        for (const socket of namespace.sockets.values()) {
          const { session } = socket.data as { session?: FoundSession | null };
          if (session && (session.id === sessionId || session.user.id === userId)) socket.disconnect(true);
        }
      }
    });
    app.addHook("preClose", async () => {
      for (const namespace of namespaces) namespace.disconnectSockets(true);
      await io.close();
    });
  },
  { name: "realtime", dependencies: ["changes", "session"] },
);

/** Whether a page of ours opens it. */
export function isOwnOrigin(
  app: FastifyInstance,
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
): boolean {
  return origin !== undefined && (origin === app.publicOrigin || URL.parse(origin)?.host === host);
}
