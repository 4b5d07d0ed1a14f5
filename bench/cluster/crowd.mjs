// A process of its own: readers of the chat, each with a socket, and writers that say numbered messages. Told what to do over IPC.
import { io } from "socket.io-client";

const [origin, readers, tokens] = process.argv.slice(2);
const address = (index) => `10.1.${Math.floor(index / 100)}.1`; // a hundred sockets of each, as behind a mobile network
const options = (index, auth = {}) => ({
  path: "/api/realtime",
  transports: ["websocket"],
  auth,
  forceNew: true,
  reconnectionDelay: 250,
  reconnectionDelayMax: 1_000,
  extraHeaders: { origin, "x-forwarded-for": address(index) },
});
/** 0 for what somebody else has said. */
const number = (message) => Number(new RegExp(`^no (\\d+) of ${process.pid} at`).exec(message)?.[1] ?? 0);
const saidAt = (message) => Number(/at (\d+)$/.exec(message)?.[1] ?? 0);

/** What each reader has: live in its order, and all that it knows after reading again. */
const crowd = [];
const waits = [];
const gone = [];

async function enter(index) {
  const socket = io(`${origin}/chat`, options(index));
  const reader = { socket, live: [], known: new Set(), twice: 0, unordered: 0, lastId: 0, leftAt: 0 };
  crowd.push(reader);
  socket.on("initMessages", ({ messages }) => {
    for (const { id, message } of messages) {
      if (number(message) > 0) reader.known.add(number(message));
      reader.lastId = Math.max(reader.lastId, id);
    }
  });
  socket.on("chatMessage", ({ message: { id, message } }) => {
    const said = number(message);
    if (said === 0) return;
    waits.push(Date.now() - saidAt(message));
    if (reader.live.includes(said)) reader.twice += 1;
    if (id < reader.lastId) reader.unordered += 1;
    reader.lastId = Math.max(reader.lastId, id);
    reader.live.push(said);
    reader.known.add(said);
  });
  socket.on("disconnect", () => (reader.leftAt = performance.now()));
  socket.on("connect", () => {
    if (reader.leftAt > 0) gone.push(performance.now() - reader.leftAt);
    reader.leftAt = 0;
  });
  await new Promise((resolve) => socket.once("connect", resolve));
}

const writers = tokens.split(",").map((token, index) => io(`${origin}/chat`, options(2_000 + index, { token })));
let next = 1;

/** Each message until it is taken: a writer whose server is gone says it again, and it is said once. */
async function say(writer, message, clientId) {
  for (;;) {
    const answer = await writer
      .timeout(2_000)
      .emitWithAck("chatMessage", { clientId, message })
      .catch(() => null);
    if (answer?.problem === null) return;
    if (answer) console.error(`Not said: ${answer.problem}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function talk(count, everyMs) {
  const first = next;
  next += count;
  const saying = [];
  const begin = performance.now();
  for (let index = 0; index < count; index++) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begin + index * everyMs - performance.now())));
    const said = first + index;
    saying.push(
      say(writers[said % writers.length], `no ${said} of ${process.pid} at ${Date.now()}`, `bench-${process.pid}-${said}`),
    );
  }
  await Promise.all(saying);
}

const all = () => crowd.every(({ known }) => known.size === next - 1);
async function settle() {
  for (const end = Date.now() + 15_000; Date.now() < end && !all();) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 300));
}

const work = {
  async enter() {
    for (let index = 0; index < Number(readers); index += 50)
      await Promise.all(Array.from({ length: Math.min(50, readers - index) }, (_, at) => enter(index + at)));
    await Promise.all(writers.map((writer) => writer.connected || new Promise((resolve) => writer.once("connect", resolve))));
  },
  async talk({ count, everyMs }) {
    waits.length = 0;
    gone.length = 0;
    for (const reader of crowd) Object.assign(reader, { live: [], twice: 0, unordered: 0 });
    await talk(count, everyMs);
    await settle();
  },
};

process.on("message", async ({ what, ...wish }) => {
  await work[what](wish);
  const sum = (read) => crowd.reduce((total, reader) => total + read(reader), 0);
  process.send({
    heard: sum(({ live }) => live.length),
    known: sum(({ known }) => known.size),
    twice: sum(({ twice }) => twice),
    unordered: sum(({ unordered }) => unordered),
    said: next - 1,
    waits,
    gone,
    connected: sum(({ socket }) => (socket.connected ? 1 : 0)),
  });
});
