// One address before several sites: asks those that say they are ready in turn, and asks the next one where nothing was sent yet.
import http from "node:http";
import net from "node:net";

const lookMs = 250;
const mostBytes = 32 * 2 ** 20; // of a body, which is kept so that it can be sent again

/** Answers with `origin` and `close`. `ports` may be added to and taken from while it runs. */
export async function startProxy(ports, port = 0) {
  const agent = new http.Agent({ keepAlive: true });
  const ready = new Set();
  let turn = 0;

  async function look() {
    await Promise.all(
      [...ports].map(async (each) => {
        const signal = AbortSignal.timeout(2_000);
        const isReady = await fetch(`http://127.0.0.1:${each}/readyz`, { signal }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady && ports.has(each)) ready.add(each);
        else ready.delete(each);
      }),
    );
  }
  const clock = setInterval(() => void look(), lookMs);
  await look();

  /** Those that are ready first; where none is, whoever there is. */
  function inTurn() {
    const all = ready.size > 0 ? [...ready] : [...ports];
    turn += 1;
    return all.map((_, index) => all[(turn + index) % all.length]);
  }

  const passedOn = (request) => ({
    ...request.headers,
    "x-forwarded-for": [request.headers["x-forwarded-for"], request.socket.remoteAddress].filter(Boolean).join(", "),
  });

  async function pass(request, reply) {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > mostBytes) return void reply.writeHead(413).end();
    }
    const body = Buffer.concat(chunks);
    for (const [index, at] of inTurn().entries()) {
      const answer = await ask(request, at, body);
      if (answer instanceof Error) {
        if (mayAskAgain(answer, request) && index < ports.size) continue;
        break;
      }
      reply.writeHead(answer.statusCode, answer.headers);
      answer.on("error", () => reply.destroy());
      answer.pipe(reply);
      return;
    }
    if (!reply.headersSent) reply.writeHead(502, { "retry-after": "1" }).end();
  }

  function ask(request, at, body) {
    const { method, url: path } = request;
    return new Promise((resolve) => {
      const asked = http.request({ host: "127.0.0.1", port: at, method, path, headers: passedOn(request), agent }, resolve);
      asked.once("error", (error) => {
        if (error.code === "ECONNREFUSED") ready.delete(at);
        resolve(Object.assign(error, { isReused: asked.reusedSocket }));
      });
      asked.end(body);
    });
  }

  const server = http.createServer((request, reply) => {
    pass(request, reply).catch(() => reply.destroy());
  });
  server.on("upgrade", (request, socket, head) => {
    const [at] = inTurn();
    const far = net.connect(at, "127.0.0.1", () => {
      const lines = Object.entries(passedOn(request)).map(([name, value]) => `${name}: ${value}`);
      far.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      far.write(head);
      far.pipe(socket).pipe(far);
    });
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ]) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  server.keepAliveTimeout = 72_000;
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));

  return {
    port: server.address().port,
    /** From now on only these are asked. */
    ask(these) {
      for (const each of [...ports, ...these]) {
        if (these.includes(each)) ports.add(each);
        else ports.delete(each);
        if (these.includes(each)) ready.add(each);
        else ready.delete(each);
      }
    },
    async close() {
      clearInterval(clock);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What was refused has changed nothing; what was lost on an old connection may only be asked again where it only reads. */
const mayAskAgain = ({ code, isReused }, { method }) =>
  code === "ECONNREFUSED" || ((method === "GET" || method === "HEAD") && (isReused || code === "ECONNRESET"));
