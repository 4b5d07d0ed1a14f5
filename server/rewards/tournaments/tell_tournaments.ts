import fp from "fastify-plugin";
import { activeTournaments } from "./standings";

/** Who looks at a board is told how it stands (C-7.38). */
export const tellTournamentsPlugin = fp(async (app) => app.provideActiveTournaments(() => activeTournaments(app.db)), {
  name: "tell_tournaments",
  dependencies: ["database", "live"],
});
