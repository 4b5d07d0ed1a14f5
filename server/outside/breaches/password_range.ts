import { createHash } from "node:crypto";

const prefixLength = 5;
const line = /^([0-9A-F]{35}):(\d+)$/i;

/**
 * Whether a list of breaches has a password. Only the first five hex digits of its SHA-1 leave the house: `GET <url>/<digits>` answers a line
 * `SUFFIX:COUNT` for each hash that begins so; those with the count 0 are padding. Fails where there is no such answer.
 */
export async function isInRange(url: string, password: string, signal: AbortSignal): Promise<boolean> {
  const hash = createHash("sha1").update(password, "utf8").digest("hex").toUpperCase();
  const response = await fetch(`${url.replace(/\/+$/, "")}/${hash.slice(0, prefixLength)}`, {
    headers: { "add-padding": "true" },
    signal,
    redirect: "error",
  });
  if (!response.ok) throw new Error(`The list of breaches answers ${response.status}`);
  const rows = (await response.text()).split(/\r?\n/).filter(Boolean);
  return rows
    .map((row) => {
      const [, suffix = "", count] = line.exec(row) ?? [];
      if (!suffix) throw new Error("The list of breaches answers something else");
      return suffix.toUpperCase() === hash.slice(prefixLength) && Number(count) > 0;
    })
    .includes(true);
}
