import fp from "fastify-plugin";
import { endOverlongSessions } from "./session_limit";
import { repeat } from "../../platform/repeat";

const lookEveryMs = 1_000;

/** Looks each second; of several processes each ends what the others have not. */
export const sessionTimePlugin = fp(
  async (app) => {
    repeat(app, { everyMs: lookEveryMs, failure: "Sessions that are over could not be ended" }, () =>
      endOverlongSessions(app.db),
    );
  },
  { name: "session_time", dependencies: ["changes", "session"] },
);
