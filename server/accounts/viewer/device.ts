import type { IncomingHttpHeaders } from "node:http";
import type { Viewer } from "../../../schemas/viewer";

/** The kind of device, from the client hint where the browser sends it, else from its name. */
export function deviceOf(headers: IncomingHttpHeaders): Viewer["device"] {
  const agent = headers["user-agent"] ?? "";
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(agent)) return "tablet";
  if (headers["sec-ch-ua-mobile"] === "?1" || /Mobi|iPhone|iPod/i.test(agent)) return "phone";
  return "desktop";
}
