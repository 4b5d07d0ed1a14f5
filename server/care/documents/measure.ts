import sharp from "sharp";

/** What is measured of a picture, for whoever reviews it: `brightness` and `sharpness` from 0 to 100. */
export interface Measured {
  width: number;
  height: number;
  brightness: number;
  sharpness: number;
}

/** Above this a picture is as sharp as a reader needs it. */
const sharpEnough = 6;

export async function measure(picture: Buffer, { width, height }: { width: number; height: number }): Promise<Measured> {
  const small = await sharp(picture).resize({ width: 900, height: 900, fit: "inside" }).greyscale().toBuffer();
  const { channels, sharpness } = await sharp(small).stats();
  return {
    width,
    height,
    brightness: Math.round(((channels[0]?.mean ?? 0) / 255) * 100),
    sharpness: Math.min(100, Math.round((sharpness / sharpEnough) * 100)),
  };
}
