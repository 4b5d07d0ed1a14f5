// Foyer's own server behind the bench's: the editor is measured on the answers that it really gets.
import http from "node:http";
import net from "node:net";
import { start } from "../../site.mjs";
import { KINDS, makeSection, makeSections, toFoyer } from "./content.mjs";

const account = { email: "admin@foyer.test", password: "Foyer-demo-1!" };

/** A page may be of 5 MB, so that a very large one is of texts alone; its sections have the names that the probe looks for. */
const contentOf = (n) =>
  n <= mostOfAllKinds
    ? makeSections(n)
    : Array.from({ length: n }, (_, index) => ({
        ...makeSection(index * KINDS.length),
        id: `s-${index}`,
        title: `Section ${index}`,
      }));
const mostOfAllKinds = 3_000;

/** Starts the built server with a page `bench-N` for each of `ns`; what is forwarded to it comes from an administrator who is signed in. */
export async function startFoyer(ns) {
  const site = await start();
  const { host, port } = new URL(site.origin);
  const cookies = new Map();
  const keep = (headers) => {
    for (const line of headers) cookies.set(line.slice(0, line.indexOf("=")), line.slice(0, line.indexOf(";")));
  };

  async function send(path, body, token) {
    const answer = await fetch(site.origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    keep(answer.headers.getSetCookie());
    return answer.json();
  }
  const asked = ({ headers }) => ({ ...headers, host, origin: site.origin, cookie: [...cookies.values()].join("; ") });

  try {
    const { data } = await send("/api/user/login", account);
    for (const n of ns)
      await send(
        "/api/backoffice/pages",
        { page: { ...toFoyer(contentOf(n)), id: `bench-${n}`, route: `/bench-${n}` } },
        data.accessToken,
      );
  } catch (error) {
    await site.stop();
    throw error;
  }

  return {
    isOf: (pathname) => /^\/(?:api|socket\.io)\//.test(pathname),
    forward(request, response) {
      const { method, url } = request;
      const further = http.request({ host: "localhost", port, method, path: url, headers: asked(request) }, (answer) => {
        keep(answer.headers["set-cookie"] ?? []);
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      });
      further.on("error", () => response.destroy());
      request.pipe(further);
    },
    upgrade(request, socket, head) {
      const further = net.connect(Number(port), "localhost", () => {
        const lines = Object.entries(asked(request)).map(([name, value]) => `${name}: ${value}`);
        further.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
        further.write(head);
        socket.pipe(further).pipe(socket);
      });
      for (const [one, other] of [
        [socket, further],
        [further, socket],
      ])
        one.on("error", () => other.destroy());
    },
    stop: site.stop,
  };
}
