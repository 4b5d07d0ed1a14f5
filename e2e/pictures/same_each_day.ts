import type { FullConfig } from "@playwright/test";
import { offerEveryDay } from "../database";

/** Before the pictures are taken: what differs from day to day is taken out of the site. */
export default async function sameEachDay({ projects }: FullConfig) {
  await offerEveryDay(projects[0]?.use.baseURL ?? "");
}
