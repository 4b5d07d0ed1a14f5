import { sql } from "drizzle-orm";
import fp from "fastify-plugin";
import { methodAbsences, methodPlaces } from "../tables";
import type { MethodAbsence, MethodPlace } from "./offered_methods";

interface Arrangement {
  places: readonly MethodPlace[];
  absences: readonly MethodAbsence[];
}

declare module "fastify" {
  interface FastifyInstance {
    /** How the back office has switched and placed methods, in memory: every page of the cashier and every deposit asks. */
    methodArrangement(): Arrangement;
    /** A change is committed: this process goes by it before it answers, the others as soon as they hear of it. */
    readMethodArrangement(): Promise<void>;
  }
}

export const methodArrangementPlugin = fp(
  async (app) => {
    let arrangement: Arrangement = { places: [], absences: [] };
    async function read() {
      const both = await app.db
        .select()
        .from(methodPlaces)
        .fullJoin(methodAbsences, sql`false`); // both lists as they are at one moment
      arrangement = {
        places: both.flatMap(({ payment_method_places: place }) => place ?? []),
        absences: both.flatMap(({ payment_method_absences: absence }) => absence ?? []),
      };
    }
    app.decorate("methodArrangement", () => arrangement);
    app.decorate("readMethodArrangement", read);
    app.keepFresh("payment_methods", read);
  },
  { name: "method_arrangement", dependencies: ["changes"] },
);
