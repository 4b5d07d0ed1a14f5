import fp from "fastify-plugin";
import { deliverNext } from "./deliver";
import { createSenders, type Senders } from "./senders";

/** How often it is looked whether something is due. */
const pause = 2_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Where the letters of a demo that sends none are read, or null. */
    outboxPath: string | null;
    /** Of each channel that messages go over; a domain that knows one of its own adds it before the site serves. */
    senders: Senders;
  }
}

/** Sends what is written in the outbox, over the channels that the environment names. */
export const deliveryPlugin = fp(
  async (app) => {
    const { isDemo, smtpUrl } = app.configuration;
    app.decorate("outboxPath", isDemo && !smtpUrl ? "/outbox" : null);
    const senders = createSenders(app);
    app.decorate("senders", senders);

    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    let isRunning = Promise.resolve();

    async function run() {
      try {
        while (!isClosed && (await deliverNext(app.db, senders)));
      } catch (error) {
        if (!isClosed) app.log.error({ err: error }, "Messages could not be sent; trying again");
      }
      schedule();
    }

    function schedule() {
      if (isClosed || Object.keys(senders).length === 0) return;
      timer = setTimeout(() => (isRunning = run()), pause);
      timer.unref();
    }

    app.beforeServing(async () => schedule());
    app.addHook("preClose", async () => {
      isClosed = true;
      clearTimeout(timer);
      await isRunning;
    });
  },
  { name: "delivery", dependencies: ["database", "site_settings", "site_words"] },
);
