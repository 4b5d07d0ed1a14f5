import { assetRoot } from "../../schemas/image";

/** A picture of the demo's banners, for starters. */
export const bannerPicture = (name: string) => `${assetRoot}/banners/${name}.avif`;
