// Debian's packages, for what tests need and npm does not have.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "./install.mjs";

/** Installs a package where that can be done, and says so; whoever needs it looks whether it is there. */
export function installPackage(name) {
  if (!existsSync("/usr/bin/apt-get")) return;
  console.error(`Installing ${name} for the tests …`);
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  attempt(command, [...before, "update", "-qq"]);
  attempt(command, [...before, "install", "-y", "-qq", "--no-install-recommends", name], { DEBIAN_FRONTEND: "noninteractive" });
}

/** Runs what may fail: then the next way is tried. */
export function attempt(command, args, env = {}) {
  try {
    execFileSync(command, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...env },
      timeout: 300_000,
    });
  } catch {
    // the next way is tried
  }
}
