import type { FastifyInstance } from "fastify";
import { getNotices } from "../../../schemas/api/notices";
import { countOpenReviews } from "../../accounts/reviews/queries";
import { hasGameOf } from "../../games/catalogue/queries";
import { fewFlights, flightsLeft } from "../../games/play/crash/chains";
import { route } from "../../platform/route";

/** What waits for somebody of the back office. */
export async function noticeRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  route(app, getNotices, async ({ request }) => {
    const isAdministrator = (await request.session())?.user.role === "administrator";
    return {
      notices: {
        reviewsWaiting: isAdministrator ? await countOpenReviews(db) : null,
        flightsLeft: app.configuration.isDemo ? null : await scarceFlights(), // a demo makes its own chains
      },
    };
  });

  async function scarceFlights(): Promise<number | null> {
    if (!(await hasGameOf(db, "crash"))) return null;
    const left = await flightsLeft(db);
    return left < fewFlights ? left : null;
  }
}
