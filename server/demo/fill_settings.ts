import * as z from "zod/mini";
import { siteSettings } from "../../schemas/settings";
import { settingsPublications, settingsRevisions } from "../content/settings/tables";
import type { Fill } from "./demo_files";

export const fillSettings: Fill = async (db, files) => {
  const json = await files.json("settings.json");
  if (json === null) return;
  await db.insert(settingsRevisions).values({ revision: 1, settings: z.parse(siteSettings, json), author: null });
  await db.insert(settingsPublications).values({ revision: 1, author: null });
};
