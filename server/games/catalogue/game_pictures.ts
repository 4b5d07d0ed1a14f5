import { eq, isNotNull, or } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { games } from "./tables";

export type PictureShape = "thumb" | "square" | "portrait";

export interface GamePicture {
  identifier: string;
  shape: PictureShape;
}

const path = /^games\/([a-z0-9]+(?:[-_][a-z0-9]+)*)-(thumb|square|portrait)\.avif$/;

/** Which game's picture a path behind the root of all pictures is, and in which shape; null where it is none's. */
export function gamePictureAt(address: string): GamePicture | null {
  const [, identifier, shape] = path.exec(address) ?? [];
  return identifier && shape ? { identifier, shape: shape as PictureShape } : null; // one of those of the expression
}

/** Addresses of games' own pictures, by `pictureKey`. */
export async function readOwnPictures(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { identifier, thumbUrl, squareUrl, portraitUrl } = games;
  const rows = await db
    .select({ identifier, thumb: thumbUrl, square: squareUrl, portrait: portraitUrl })
    .from(games)
    .where(or(isNotNull(thumbUrl), isNotNull(squareUrl), isNotNull(portraitUrl)));
  return new Map(
    rows.flatMap((row) =>
      (["thumb", "square", "portrait"] as const).flatMap((shape) => {
        const address = row[shape];
        return address ? [[pictureKey({ identifier: row.identifier, shape }), address] as const] : [];
      }),
    ),
  );
}

export const pictureKey = ({ identifier, shape }: GamePicture) => `${identifier} ${shape}`;

/** What a drawn picture of a game needs; null where there is no such game. */
export async function findFace(db: Queryable, { identifier }: GamePicture) {
  const [row] = await db
    .select({ name: games.name, color: games.imageColor })
    .from(games)
    .where(eq(games.identifier, identifier));
  return row ?? null;
}

const sizes: Record<PictureShape, [width: number, height: number]> = {
  thumb: [640, 400],
  square: [480, 480],
  portrait: [480, 640],
};

/** A picture for a game that has none: its name on its colour. */
export function drawGamePicture({ name, color }: { name: string; color: string }, shape: PictureShape): string {
  const [width, height] = sizes[shape];
  const base = /^#[0-9a-f]{6}$/i.test(color) ? color : "#3b3f54";
  const lines = linesOf(name);
  const size = Math.min(72, Math.floor((width * 0.82) / (Math.max(...lines.map(({ length }) => length), 4) * 0.58)));
  const first = height / 2 - ((lines.length - 1) * size * 1.1) / 2 + size * 0.35;
  const words = lines
    .map((line, index) => `<text x="${width / 2}" y="${Math.round(first + index * size * 1.1)}">${escape(line)}</text>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(name)}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${base}"/><stop offset="1" stop-color="#0c0d14"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><rect width="${width}" height="${height}" fill="#0c0d14" opacity=".35"/><circle cx="${width * 0.82}" cy="${height * 0.16}" r="${width * 0.3}" fill="${base}" opacity=".4"/><circle cx="${width * 0.1}" cy="${height * 0.92}" r="${width * 0.36}" fill="${base}" opacity=".28"/><g fill="#fff" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${words}</g></svg>`;
}

const mostLines = 4;
const lineLength = 12;

/** A name in a few lines, broken between words. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.length > 22 ? `${word.slice(0, 21)}…` : word);
  }
  return lines.length > mostLines ? [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]} …`] : lines;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
