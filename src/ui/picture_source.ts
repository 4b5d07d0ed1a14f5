import { assetRoot } from "../../schemas/image";

/** The widths that the image service makes. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

const fallbackWidth = 960;

export interface PictureSource {
  src: string;
  srcSet?: string;
}

/** A picture's address in all its sizes; null where the address is missing or cannot be one (L-4.64, L-5.19). */
export function pictureSource(src: string): PictureSource | null {
  if (!isPictureAddress(src)) return null;
  if (!isResizable(src)) return { src };
  const at = (width: number) => `${src}${src.includes("?") ? "&" : "?"}w=${width}`;
  return { src: at(fallbackWidth), srcSet: pictureWidths.map((width) => `${at(width)} ${width}w`).join(", ") };
}

const isPictureAddress = (src: string) =>
  ((src.startsWith("/") && !/^\/[/\\]/.test(src)) || src.startsWith("https://")) && !decoded(src).includes("[object ");

/** Only what the image service holds has sizes; drawings need none. */
const isResizable = (src: string) => src.startsWith(`${assetRoot}/`) && !/\.svg(?:$|\?)/i.test(src);

function decoded(src: string) {
  try {
    return decodeURIComponent(src);
  } catch {
    return src;
  }
}
