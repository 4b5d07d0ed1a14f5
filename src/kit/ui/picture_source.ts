import { assetRoot } from "../../../schemas/asset_root";

/** The widths that the image service makes. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

const fallbackWidth = 960;

export interface PictureSource {
  src: string;
  srcSet?: string;
}

/** How many pictures' sizes are kept; more than a site shows on its pages in an hour. */
const most = 4000;
const known = new Map<string, PictureSource | null>();

/**
 * A picture's address in all its sizes, or in those up to a width in pixels; null where the address is missing or
 * cannot be one (L-4.64, L-5.19).
 */
export function pictureSource(src: string, upTo: number = Infinity): PictureSource | null {
  const key = `${upTo} ${src}`;
  let source = known.get(key);
  if (source !== undefined) return source;
  if (known.size >= most) known.clear();
  known.set(key, (source = sizesOf(src, upTo)));
  return source;
}

/** The root of paths that stand bare, as an operator's own platform may send them (C-7.45). */
const bareRoot = "/api/core";

/** The one address of a picture under either root; whole addresses pass through (D-13). */
const addressOf = (path: string) => (/^[a-z0-9][\w-]*\/[\w./-]+$/i.test(path) ? `${bareRoot}/${path}` : path);

function sizesOf(given: string, upTo: number): PictureSource | null {
  const src = addressOf(given);
  if (!isPictureAddress(src)) return null;
  if (!isResizable(src)) return { src };
  const at = (width: number) => `${src}${src.includes("?") ? "&" : "?"}w=${width}`;
  const widths = pictureWidths.filter((width) => width <= upTo);
  return { src: at(Math.min(fallbackWidth, upTo)), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(", ") };
}

const isPictureAddress = (src: string) =>
  ((src.startsWith("/") && !/^\/[/\\]/.test(src)) || src.startsWith("https://")) && !decoded(src).includes("[object ");

/** Only what the image service holds has sizes; drawings need none. */
const isResizable = (src: string) => src.startsWith(`${assetRoot}/`) && !/\.svg(?:$|\?)/i.test(src);

function decoded(src: string) {
  if (!src.includes("%")) return src;
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
}
