import { stakesOfChoice } from "../../src/play/rules/bought";
import { crashPoint } from "../../src/play/rules/crash";
import { type Draw, drawFrom, fairMessage, floatsOf, roundingMessage } from "../../src/play/rules/fair";
import { fromHundredths, one, roundedPayout } from "../../src/play/rules/multiplier";
import { isPlayedAtOnce, playAtOnce } from "../../src/play/rules/play_at_once";
import { isPlayedInSteps, stepRound } from "../../src/play/rules/play_in_steps";

export interface Given {
  client: string;
  model: string | null;
  choice: unknown;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /** What a round of several steps came to, for what its player did; null where that is not known. */
  outcome?: unknown;
  /** A round that was played, to compute what it paid too. */
  played?: Played | undefined;
  /** Which link of a chain the server's seed is said to be, and the hash that was published of it. */
  link?: { number: number; terminalHash: string } | null | undefined;
}

export interface Played {
  id: string;
  /** In minor units. */
  bet: number;
  maxPayout: number;
  /** Where a bet on a flight was cashed out, in hundredths; null where it was not, and in other games. */
  cashedOutAt: number | null;
}

export interface Recomputed {
  /** Of the server's seed, SHA-256, hexadecimal. */
  hash: string;
  /** Whether the seed leads to the published hash; "far" where that is too much for a page, null where it is no link. */
  isLink: boolean | "far" | null;
  /** The random numbers that were used, from 0 to below 1. */
  floats: number[];
  outcome: unknown;
  /** What comes back for one; null where that depends on what a player does. */
  multiplier: number | null;
  /** How many stakes as high as the first the round came to. */
  stakes: number;
  /** The number that rounds what the round pays. Null on a flight as long as no bet on it is named. */
  rounding: number | null;
  /** In minor units; null where no round is named. */
  payout: number | null;
}

/** More than any game uses: eight numbers each. */
const mostDigests = 64;
/** Hashes that a page computes while somebody waits. */
const mostLinks = 20_000;
const utf8 = new TextEncoder();
const sha256 = async (text: string) => toHex(await crypto.subtle.digest("SHA-256", utf8.encode(text)));

/** A round once more, in the browser, by the rules that the server plays by. */
export async function recompute(given: Given): Promise<Recomputed> {
  const { serverSeed, clientSeed, nonce, client } = given;
  const hash = await sha256(serverSeed);
  const key = await crypto.subtle.importKey("raw", utf8.encode(serverSeed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const hmac = async (message: string) => new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(message)));
  const digests = await Promise.all(
    Array.from({ length: mostDigests }, (_, cursor) => hmac(fairMessage(clientSeed, nonce, cursor))),
  );
  let floats: number[] = [];
  const newDraw = () => {
    const draw = drawFrom((cursor) => digests[cursor] ?? new Uint8Array(32));
    floats = [];
    return () => {
      const float = draw();
      floats.push(float);
      return float;
    };
  };
  const again = playAgain(client, given, newDraw);
  const roundedBy = client === "crash" ? given.played?.id : nonce;
  const rounding = roundedBy === undefined ? null : (floatsOf(await hmac(roundingMessage(clientSeed, roundedBy)))[0] ?? null);
  const payout = payoutAgain(given, again, rounding);
  return { hash, isLink: await checkLink(given), floats, ...again, rounding, payout };
}

async function checkLink({ serverSeed, link }: Given): Promise<Recomputed["isLink"]> {
  if (!link) return null;
  if (link.number > mostLinks) return "far";
  let hash = serverSeed;
  for (let number = link.number; number > 0; number--) hash = await sha256(hash);
  return hash === link.terminalHash;
}

function payoutAgain({ client, played }: Given, { multiplier, stakes }: Again, rounding: number | null): number | null {
  const reached =
    client === "crash" && played ? fromHundredths(played.cashedOutAt ?? 0) : multiplier && Math.round(multiplier * stakes * one);
  return !played || reached === null || rounding === null
    ? null
    : Math.min(played.maxPayout, roundedPayout(played.bet / stakes, reached, rounding));
}

type Again = Pick<Recomputed, "outcome" | "multiplier" | "stakes">;

function playAgain(client: string, { model, choice, outcome: recorded = null }: Given, newDraw: () => Draw): Again {
  if (isPlayedAtOnce(client)) {
    const { outcome, multiplier } = playAtOnce(client, model, choice, newDraw());
    const stakes = stakesOfChoice(client, model, choice) ?? 1;
    return { outcome, multiplier: multiplier / one / stakes, stakes };
  }
  if (client === "crash") return { outcome: { crashedAt: crashPoint(newDraw()) }, multiplier: null, stakes: 1 };
  if (!isPlayedInSteps(client)) throw new Error(`There are no rules for ${client}.`);
  const { outcome, isLost, worth, stakes } = stepRound(client, newDraw(), choice, recorded).again(newDraw());
  return { outcome, multiplier: recorded === null || worth === null ? null : isLost ? 0 : worth / one / stakes, stakes };
}

const toHex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
