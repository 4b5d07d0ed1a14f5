// `npm run scripts -- https://casino.example`: whether a site serves its scripts as they were built (docs/payments.md).
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteScript } from "../src/page/site_script.ts";
import { integrityOf } from "./list_scripts.ts";

const inventory = path.join(import.meta.dirname, "../dist/client/.vite/scripts.json");
/** Sources by which a policy lets scripts run that nobody has looked at. */
const loose = ["'unsafe-inline'", "'unsafe-eval'", "*", "https:", "http:", "data:"];

/** What is not as it was built: scripts that are served otherwise or not at all, and a page whose policy lets others run. */
export async function differences(site: string, scripts: readonly Pick<SiteScript, "file" | "integrity">[]): Promise<string[]> {
  const found: string[] = [];
  for (const { file, integrity } of scripts) {
    const answer = await fetch(new URL(`/${file}`, site));
    const served = integrityOf(Buffer.from(await answer.arrayBuffer()));
    if (!answer.ok) found.push(`${file}: not served (${answer.status})`);
    else if (served !== integrity) found.push(`${file}: ${served} in place of ${integrity}`);
  }
  const page = await fetch(new URL("/", site));
  await page.body?.cancel();
  const sources = /(?:^|;)\s*script-src ([^;]*)/.exec(page.headers.get("content-security-policy") ?? "")?.[1]?.split(" ") ?? [];
  if (!sources.includes("'self'")) found.push("/: no policy says which scripts may run");
  return [...found, ...loose.filter((source) => sources.includes(source)).map((source) => `/: the policy lets ${source} run`)];
}

async function run([site = ""]: readonly string[]): Promise<number> {
  if (!URL.canParse(site)) {
    console.error("npm run scripts -- https://casino.example");
    return 2;
  }
  const scripts = JSON.parse(readFileSync(inventory, "utf8")) as SiteScript[];
  const found = await differences(site, scripts);
  console.log(found.length > 0 ? found.join("\n") : `${scripts.length} scripts are served as they were built`);
  return found.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await run(process.argv.slice(2));
