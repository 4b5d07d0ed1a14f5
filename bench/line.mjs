import { connect } from "node:net";

/**
 * A connection to a site that sends one request after the other and reads of each answer where it ends and its status: those who ask run on the same
 * cores as who answers, so that asking has to cost next to nothing.
 */
export function openLine(origin) {
  const { host, hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding("latin1");
  let said = "";
  let waiting = null;
  const end = (settle, value) => {
    const { [settle]: tell } = waiting ?? {};
    waiting = null;
    said = "";
    tell?.(value);
  };
  socket.on("data", (part) => {
    said += part;
    if (isWhole(said)) end("resolve", Number(said.slice(9, 12)));
  });
  socket.on("error", (error) => end("reject", error));
  socket.on("close", () => end("reject", new Error("The site has closed the line")));
  return {
    /** Answers the status. */
    post(path, { headers, body }) {
      if (waiting) throw new Error("A line sends one request at a time");
      const lines = Object.entries({ ...headers, host, "content-length": Buffer.byteLength(body) });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
      waiting = Promise.withResolvers();
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n${body}`, "utf8");
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

function isWhole(said) {
  const head = said.indexOf("\r\n\r\n");
  if (head === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(said.slice(0, head))?.[1];
  return length === undefined ? said.endsWith("\r\n0\r\n\r\n") : said.length >= head + 4 + Number(length);
}
