import { execFileSync } from "node:child_process";
import os from "node:os";

/** What the figures depend on besides the code. */
export async function describeMachine() {
  return {
    cpu: os.cpus()[0]?.model ?? "unknown",
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    chromium: execFileSync(process.env.CHROMIUM_PATH, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim(),
    /** How many processes wanted to run in the last minute; above the cores the figures are too high. */
    load: Number(os.loadavg()[0].toFixed(1)),
  };
}
