import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import { createEventLimit } from "../event_limit";
import type { Configuration } from "../configuration";

const events = { burst: 200, perSecond: 50 };
const remembered = 60_000;

/** How many sockets one address may hold, and how much all of them may send. Many people may share one, as behind a mobile network. */
export function createAddressLimits(trustProxy: Configuration["trustProxy"], mostSockets: number) {
  const isTrusted =
    typeof trustProxy === "string"
      ? proxyAddress.compile(trustProxy.split(",").map((part) => part.trim()))
      : typeof trustProxy === "function"
        ? trustProxy
        : () => trustProxy;
  const known = new Map<string, { sockets: number; take: () => boolean }>();

  return {
    /** Answers null where the address holds too many already. */
    enter(request: IncomingMessage) {
      const address = proxyAddress(request, isTrusted);
      const own = known.get(address) ?? { sockets: 0, take: createEventLimit(events) };
      known.set(address, own);
      if (own.sockets >= mostSockets || !own.take()) return null;
      own.sockets += 1;
      return {
        address,
        take: own.take,
        leave() {
          own.sockets -= 1;
          setTimeout(() => own.sockets === 0 && known.delete(address), remembered).unref();
        },
      };
    },
  };
}
