import { generateKeyPairSync } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runBundled } from "../child.mjs";
import { refuseUnevenBooks, withClient } from "../database.mjs";
import { costFigure, costPerCall } from "../processor_time.mjs";
import { addPlayers } from "../rounds/players.mjs";
import { makeDataFolder, start } from "../site.mjs";

const seatCount = 32;
const opening = 100_000_000;

/** A small key of the partner's: its end of the line signs on the same cores, and the wallet's check costs nearly the same. */
const pairOf = (modulusLength) =>
  generateKeyPairSync("rsa", {
    modulusLength,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

export async function measure({ isFull, isSmall }) {
  const calls = isSmall ? 500 : isFull ? 50_000 : 10_000;
  const [partner, operator] = [pairOf(1_024), pairOf(2_048)];
  const data = makeDataFolder();
  const site = await start(data, {
    STUDIOS_HUB88_URL: "http://127.0.0.1:1",
    STUDIOS_HUB88_OPERATOR_ID: "7",
    STUDIOS_HUB88_PRIVATE_KEY: operator.privateKey,
    STUDIOS_HUB88_PUBLIC_KEY: partner.publicKey,
    STUDIOS_HUB88_FRAMES: "https://games.hub88.example",
  });
  const order = path.join(data, "order.json");
  try {
    return await withClient(site.database, async (client) => {
      const { rows } = await client.query(
        "select identifier, partner_game from games where client = 'studio' order by id limit 1",
      );
      const [{ identifier, partner_game: gameCode }] = rows;
      const players = await addPlayers(client, seatCount, identifier);
      const seats = players.map(({ uniqueId: player, token }) => ({ player, token, gameCode, cash: opening }));
      writeFileSync(order, JSON.stringify({ origin: site.origin, privateKey: partner.privateKey, seats, calls }));
      const run = () => runBundled("bench/wallet/measure.ts", "wallet", [order]);
      const counted = await costPerCall({ pid: site.pid, client }, run);
      return await partOf(client, counted);
    });
  } finally {
    rmSync(order, { force: true });
    await site.stop();
  }
}

async function partOf(client, { played, ...counted }) {
  await refuseUnevenBooks(client);
  const { lines, differences } = await compare(client, played);
  return {
    title: "The wallet that studios call",
    method:
      `${seatCount} players of a partner play sessions with every fault of the line (repeated, reordered, lost, late, forged, taken back before and after) until ` +
      "10,000 calls and more are answered, each player's one after the other: signature, request, movement, wallet, ledger and round in one transaction. The " +
      "partner is a process on the same cores and signs with a key of 1,024 bits. Afterwards its file is compared with the books, line by line, and what it says " +
      "that each player has with their wallet.",
    figures: [
      {
        name: "wallet calls",
        value: counted.perSecond,
        unit: "/s",
        bar: { least: 1_000 },
        beside: `${counted.count} calls`,
        failed: counted.failed,
      },
      { name: "wallet call, p99", value: counted.p99, unit: "ms", bar: { most: 80 } },
      costFigure("wallet call", counted.cost),
      {
        name: "lines and wallets that are equal",
        value: 100 * (1 - differences / (lines + played.length)),
        unit: "%",
        bar: { least: 100 },
        beside: `${lines} lines of the partner's file`,
        failed: differences,
      },
    ],
    counted,
  };
}

/** How much of the partner's own account the books do not have, or have otherwise. */
async function compare(client, played) {
  const { rows } = await client.query(
    "select m.transaction_id || ' ' || m.kind || ' ' || m.amount || ' ' || m.is_rolled_back || ' ' || u.unique_id as line " +
      "from studio_movements m join users u on u.id = m.user_id where m.kind <> 'rollback'",
  );
  const books = new Set(rows.map(({ line }) => line));
  const file = played.flatMap(({ player, lines }) =>
    lines.map(({ transactionId, kind, amount, isRolledBack }) => `${transactionId} ${kind} ${amount} ${isRolledBack} ${player}`),
  );
  const missing = file.filter((line) => !books.has(line)).length;
  const { rows: wallets } = await client.query(
    "select u.unique_id as player, w.amount::bigint as cash from wallets w join users u on u.id = w.user_id where u.unique_id = any($1)",
    [played.map(({ player }) => player)],
  );
  const has = new Map(wallets.map(({ player, cash }) => [player, Number(cash)]));
  const uneven = played.filter(({ player, cash }) => has.get(player) !== cash).length;
  return { lines: file.length, differences: missing + (books.size - (file.length - missing)) + uneven };
}
