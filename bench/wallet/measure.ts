// A partner's end of the line: sessions of players with every fault, as fast as the wallet answers; prints what it counted and its own file as JSON.
import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { signatureHeader, signedWith } from "../../server/outside/studios/hub88/signature";
import { createHub88End } from "../../server/testing/hub88_end";
import { playSession } from "../../server/testing/partner_session";

interface Order {
  origin: string;
  /** In PEM. */
  privateKey: string;
  seats: { player: string; token: string; gameCode: string; cash: number }[];
  calls: number;
}

const { origin, privateKey, seats, calls }: Order = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Order;
const stranger = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const waits: number[] = [];
let failed = 0;

const post = (path: string, body: string, signature: string) =>
  new Promise<{ status: string; balance?: number }>((resolve, reject) => {
    const begin = performance.now();
    const headers = { "content-type": "application/json", [signatureHeader]: signature };
    const sent = request(`${origin}/api/studios/hub88/${path}`, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => {
        if (response.statusCode === 200) waits.push(performance.now() - begin);
        else failed++;
        resolve(JSON.parse(text) as { status: string; balance?: number });
      });
    });
    sent.on("error", reject).end(body);
  });
const line = { sign: (body: string, isForged: boolean) => signedWith(body, isForged ? stranger : privateKey), send: post };

let asked = 0;
const begin = performance.now();
const used = process.cpuUsage();
const played = await Promise.all(
  seats.map(async ({ cash: begun, ...seat }) => {
    const end = createHub88End({ ...seat, currencyCode: "EUR" }, line);
    const own = { player: seat.player, cash: begun, lines: [] as unknown[] };
    while (asked < calls) {
      const session = await playSession(end, { cash: own.cash, rounds: 12 });
      asked += session.calls;
      own.cash = session.cash;
      own.lines.push(...session.lines);
    }
    return own;
  }),
);
const seconds = (performance.now() - begin) / 1_000;
const { user, system } = process.cpuUsage(used);
const cpu = (user + system) / 1e6;
agent.destroy();
waits.sort((a, b) => a - b);
const p99 = waits[Math.floor(0.99 * (waits.length - 1))] ?? 0;
console.log(JSON.stringify({ perSecond: waits.length / seconds, p99, count: waits.length, failed, seconds, cpu, played }));
