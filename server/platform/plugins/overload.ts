import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import { HttpError } from "../api_error";

const maxWaiting = 400; // requests that wait for a database connection

const busy = () =>
  new HttpError(503, "server.busy", "The server is busy. Try again in a moment.", { headers: { "retry-after": "5" } });

/** Under overload some are refused at once, so that the others are served. Health checks always pass, and so do files: those who are served need theirs. */
export const overloadPlugin = fp(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: app.configuration.overloadDelay,
      sampleInterval: 500,
      retryAfter: 5,
      pressureHandler: (request) => {
        if (!isAlwaysServed(request.url)) throw busy();
      },
    });
    app.addHook("onRequest", async (request) => {
      if (app.pool.waitingCount > maxWaiting && !isAlwaysServed(request.url)) throw busy();
    });
  },
  { name: "overload", dependencies: ["database"] },
);

const isAlwaysServed = (url: string) => /^\/(healthz|readyz|metrics|assets\/.*|logos\/.*|icons\/.*)$/.test(url);
