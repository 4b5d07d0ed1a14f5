import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Theme } from "../../../schemas/settings";
import { drawIcon, type IconShape } from "./draw_icon";

interface Kind {
  size: number;
  shape: IconShape;
}

/** Every picture of the icon, by the last part of its address. */
const kinds = {
  "32.png": { size: 32, shape: "any" },
  "48.png": { size: 48, shape: "any" },
  "192.png": { size: 192, shape: "any" },
  "512.png": { size: 512, shape: "any" },
  "maskable-512.png": { size: 512, shape: "full" },
  "apple-touch-180.png": { size: 180, shape: "full" },
} satisfies Record<string, Kind>;

export type IconName = keyof typeof kinds;

export const isIconName = (name: string): name is IconName => Object.hasOwn(kinds, name);

export const sizeOfIcon = (name: IconName) => `${kinds[name].size}x${kinds[name].size}`;

export interface Icon {
  bytes: Buffer;
  etag: string;
}

/** Draws each icon once, when somebody first asks for it. */
export function createIcons() {
  const made = new Map<string, Promise<Icon>>();
  return (theme: Theme, name: IconName): Promise<Icon> => {
    const key = `${theme}/${name}`;
    const icon = made.get(key) ?? make(theme, kinds[name]);
    made.set(key, icon);
    icon.catch(() => made.delete(key));
    return icon;
  };
}

async function make(theme: Theme, { size, shape }: Kind): Promise<Icon> {
  const drawing = Buffer.from(drawIcon(theme, shape, { isSmall: size < 64 }));
  const bytes = await sharp(drawing, { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
