import { assetRoot } from "../../schemas/asset_root";

/** A picture of the demo's banners, for starters: it decorates until it is replaced. */
export const bannerPicture = (name: string) => ({ src: `${assetRoot}/banners/${name}.avif`, isDecoration: true });
