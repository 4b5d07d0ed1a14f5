import type { IncomingHttpHeaders } from "node:http";
import type { Viewer } from "../../../schemas/viewer";

/**
 * The kind of device, from the client hint where the browser sends it, else from its name. A browser that sends no hint and names no
 * kind may be a tablet that calls itself a computer: then it is a guess.
 */
export function deviceOf(headers: IncomingHttpHeaders): Pick<Viewer, "device" | "isDeviceGuess"> {
  const agent = headers["user-agent"] ?? "";
  const hint = headers["sec-ch-ua-mobile"];
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(agent)) return { device: "tablet" };
  if (hint === "?1" || /Mobi|iPhone|iPod/i.test(agent)) return { device: "phone" };
  return { device: "desktop", ...(hint === undefined && { isDeviceGuess: true }) };
}
