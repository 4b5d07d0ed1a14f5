import { BlockList, isIP } from "node:net";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { sessions } from "./tables";

/** Addresses that say nothing of whose connection it is: a proxy's, or this machine's. */
const inside = new BlockList();
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  inside.addSubnet(net, prefix, "ipv4");
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/** Whether an address is of a connection to the outside; what is no address is of none. */
export const isOfConnection = (ip: string) => isIP(ip) !== 0 && !inside.check(ip, isIP(ip) === 4 ? "ipv4" : "ipv6");

/**
 * The browsers on connections that an account's sessions were opened from. Two accounts with the same one may be one household, or strangers whose carrier lets
 * thousands of phones of one make share an address: it makes nobody guilty.
 */
export async function seenDevices(db: Queryable, userId: number): Promise<{ ip: string; userAgent: string }[]> {
  const rows = await db
    .select({ ip: sessions.ip, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .groupBy(sessions.ip, sessions.userAgent);
  return rows.flatMap(({ ip, userAgent }) => (ip && userAgent && isOfConnection(ip) ? [{ ip, userAgent }] : []));
}
