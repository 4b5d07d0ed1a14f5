import { crashPoint } from "../../../src/play/rules/crash";
import { drawFrom, fairMessage } from "../../../src/play/rules/fair";
import { minesMultiplier, placeMines } from "../../../src/play/rules/mines";
import { one } from "../../../src/play/rules/multiplier";
import { isPlayedAtOnce, playAtOnce } from "../../../src/play/rules/play_at_once";

export interface Given {
  client: string;
  model: string | null;
  choice: unknown;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /** What a player opened in a round of mines. */
  opened?: readonly number[];
}

export interface Recomputed {
  /** Of the server's seed, SHA-256, hexadecimal. */
  hash: string;
  /** The random numbers that were used, from 0 to below 1. */
  floats: number[];
  outcome: unknown;
  /** What comes back for one; null where that depends on what a player does. */
  multiplier: number | null;
}

/** More than any game uses: eight numbers each. */
const mostDigests = 64;
const utf8 = new TextEncoder();

/** A round once more, in the browser, by the rules that the server plays by. */
export async function recompute(given: Given): Promise<Recomputed> {
  const { serverSeed, clientSeed, nonce, client } = given;
  const hash = toHex(await crypto.subtle.digest("SHA-256", utf8.encode(serverSeed)));
  const key = await crypto.subtle.importKey("raw", utf8.encode(serverSeed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const digests = await Promise.all(
    Array.from({ length: mostDigests }, (_, cursor) =>
      crypto.subtle.sign("HMAC", key, utf8.encode(fairMessage(clientSeed, nonce, cursor))),
    ),
  );
  const draw = drawFrom((cursor) => new Uint8Array(digests[cursor] ?? new ArrayBuffer(32)));
  const floats: number[] = [];
  const noting = () => {
    const float = draw();
    floats.push(float);
    return float;
  };
  return { hash, floats, ...playAgain(client, given, noting) };
}

function playAgain(
  client: string,
  { model, choice, opened }: Given,
  draw: () => number,
): Pick<Recomputed, "outcome" | "multiplier"> {
  if (isPlayedAtOnce(client)) {
    const { outcome, multiplier } = playAtOnce(client, model, choice, draw);
    return { outcome, multiplier: multiplier / one };
  }
  if (client === "crash") return { outcome: { crashedAt: crashPoint(draw) }, multiplier: null };
  if (client !== "mines") throw new Error(`There are no rules for ${client}.`);
  const mines = placeMines(draw, (choice as { mines: number }).mines);
  if (!opened) return { outcome: { mines }, multiplier: null };
  const isHit = opened.some((tile) => mines.includes(tile));
  return { outcome: { mines }, multiplier: isHit ? 0 : minesMultiplier(mines.length, opened.length) / one };
}

const toHex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
