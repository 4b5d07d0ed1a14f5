import fp from "fastify-plugin";
import { repeat } from "../../platform/repeat";
import { reconcileStudios } from "./reconcile";

const lookEveryMs = 1_800_000;
const dayMs = 86_400_000;
/** Yesterday's files are whole by then, in UTC. */
const hour = 3;

/** Compares yesterday's books with each partner's file every night; each difference is an alarm, once, however many processes look. */
export const studioClock = fp(
  async (app) => {
    let done = "";
    repeat(app, { everyMs: lookEveryMs, failure: "Books and studios could not be compared" }, async () => {
      const now = new Date();
      const today = now.toISOString().slice(0, 10);
      if (now.getUTCHours() < hour || done === today) return 0;
      const to = new Date(`${today}T00:00:00Z`);
      let count = 0;
      for (const partner of app.studioPartners.values()) {
        const found = await reconcileStudios(app, partner, new Date(to.getTime() - dayMs), to);
        count += found.length;
        if (found.length > 0) app.log.error({ partner: partner.key, count: found.length }, "Books and a partner's file differ");
      }
      done = today;
      return count;
    });
  },
  { name: "studio_clock", dependencies: ["studio_partners"] },
);
