// A process of its own: opens so many sockets that say nothing but that they are there, tells how many are open, and waits to be told to stop.
import { randomBytes } from "node:crypto";
import net from "node:net";

const [origin, count] = process.argv.slice(2);
const { hostname, port, host } = new URL(origin);

/** A text as a client's frame: masked, and short. */
function frame(text) {
  const mask = randomBytes(4);
  const bytes = Buffer.from(text).map((byte, index) => byte ^ mask[index % 4]);
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length]), mask, bytes]);
}

function open(index) {
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(false));
    socket.write(
      `GET /api/realtime/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nX-Forwarded-For: 10.${index % 50}.0.1\r\n\r\n`,
    );
    socket.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      if (text.includes('0{"sid"')) socket.write(frame("40/live,"));
      if (text.includes("40/live,{")) resolve(true);
      if (text.includes("\u0081\u00012")) socket.write(frame("3"));
    });
  });
}

let opened = 0;
for (let index = 0; index < Number(count); index += 100) {
  const some = await Promise.all(Array.from({ length: Math.min(100, count - index) }, (_, at) => open(index + at)));
  opened += some.filter(Boolean).length;
}
process.send({ opened });
process.on("message", () => process.exit(0));
