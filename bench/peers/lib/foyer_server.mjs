// Foyer's own server behind the bench's: the editor is measured on the answers that it really gets.
import http from "node:http";
import net from "node:net";
import { call, signIn } from "../../call.mjs";
import { start } from "../../site.mjs";
import { KINDS, makeSection, makeSections, toFoyer } from "./content.mjs";

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
  const keep = (lines) => {
    for (const line of lines) {
      const [pair] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair);
    }
  };
  const asked = ({ headers }) => ({ ...headers, host, origin: site.origin, cookie: [...cookies.values()].join("; ") });

  try {
    const { token, cookie } = await signIn(site.origin, "admin@foyer.test");
    keep(cookie.split("; "));
    for (const n of ns) {
      const page = { ...toFoyer(contentOf(n)), id: `bench-${n}`, route: `/bench-${n}` };
      await call(site.origin, "/api/backoffice/pages", { method: "POST", token, body: { page } });
    }
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
