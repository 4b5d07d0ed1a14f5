import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "../root.mjs";

export async function measure({ site, isFull, isSmall }) {
  const { origin } = await site.start();
  const seconds = isSmall ? 0.3 : isFull ? 20 : 6;
  const run = async (what) => {
    const file = path.join(root, "bench/sign_in/load.mjs");
    const { stdout } = await promisify(execFile)(process.execPath, [file, what, String(seconds), origin]);
    return JSON.parse(stdout);
  };
  if (!isSmall) await run("sign_in"); // warm
  const signIns = await run("sign_in");
  const hashes = await run("hash");
  const renewals = await run("renew");
  return {
    title: "Signing in",
    method:
      `8 browsers sign in with the right password, each with the mark of a browser that its account was in before, for ${seconds} s; then 8 renew their ` +
      "sessions by cookie. Beside it the password's check alone (Argon2id, 19 MiB, 2 passes), 8 at a time in a process of its own, in the same run. " +
      "The asking process runs on the same two cores.",
    figures: [
      {
        name: "sign-ins",
        value: signIns.perSecond,
        unit: "/s",
        beside: `${signIns.count} sign-ins`,
        failed: signIns.failed,
      },
      { name: "sign-in, p99", value: signIns.p99, unit: "ms" },
      { name: "Argon2id alone", value: hashes.perSecond, unit: "/s", beside: `p99 ${Math.round(hashes.p99)} ms` },
      { name: "sign-ins per check of Argon2id alone", value: signIns.perSecond / hashes.perSecond, unit: "×" },
      {
        name: "renewals",
        value: renewals.perSecond,
        unit: "/s",
        beside: `p99 ${Math.round(renewals.p99)} ms`,
        failed: renewals.failed,
      },
    ],
    signIns,
    hashes,
    renewals,
  };
}
