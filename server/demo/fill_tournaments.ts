import * as z from "zod/mini";
import { text } from "../../schemas/text";
import { toMinorUnits } from "../platform/amounts";
import { tournamentPrizes, tournaments } from "../rewards/tournaments/tables";
import type { Fill } from "./demo_files";

/** Times are in hours from the full hour of the fill. */
const file = z.object({
  tournaments: z.array(
    z.object({
      startInHours: z.number(),
      endInHours: z.number(),
      leaderboardType: z.enum(["sumOfBet", "countOfGames"]),
      image: z.string(),
      name: text(),
      shortDescription: text(),
      description: text(),
      termsAndCondition: text(),
      prizes: z.array(
        z.object({ fromPlace: z.int(), toPlace: z.int(), prizeType: z.string(), amountEUR: z.number(), description: text() }),
      ),
    }),
  ),
});

export const fillTournaments: Fill = async (db, files) => {
  const { tournaments: rows } = z.parse(file, await files.json("tournaments.json"));
  const hour = new Date().setUTCMinutes(0, 0, 0);
  const inHours = (count: number) => new Date(hour + count * 3_600_000);
  for (const { startInHours, endInHours, prizes, ...row } of rows) {
    const [added] = await db
      .insert(tournaments)
      .values({ ...row, startAt: inHours(startInHours), endAt: inHours(endInHours) })
      .returning({ id: tournaments.id });
    if (!added) continue;
    await db
      .insert(tournamentPrizes)
      .values(
        prizes.map(({ amountEUR, ...prize }) => ({ ...prize, tournamentId: added.id, amount: toMinorUnits(amountEUR, "EUR") })),
      );
  }
};
