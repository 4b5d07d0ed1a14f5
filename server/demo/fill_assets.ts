import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { assetRoot } from "../../schemas/asset_root";
import { assets } from "../content/assets/tables";
import type { Fill } from "./demo_files";

/** The demo's banners stand in the library of pictures, for everybody to use. */
export const fillAssets: Fill = async (db, files) => {
  for (const name of (await files.list("pictures/banners")).filter((file) => file.endsWith(".avif"))) {
    const file = join(files.folder, "pictures/banners", name);
    const [{ width, height }, { size }] = await Promise.all([sharp(file).metadata(), stat(file)]);
    const id = `demo-${name.replace(/\.avif$/, "")}`;
    await db.insert(assets).values({ id, src: `${assetRoot}/banners/${name}`, name, width, height, bytes: size });
  }
};
