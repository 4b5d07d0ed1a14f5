import { setTimeout as delay } from "node:timers/promises";
import type { CentralRegister } from "../registers/port";

/** How long the slow answer of the practice register takes. */
const slowMs = 30_000;

/**
 * The register of the demo, which knows people by their last name: Excluded is in it, for Away it can't be reached, for Slow it answers after
 * 30 seconds, and everybody else is free.
 */
export const practiceRegister: CentralRegister = {
  async ask({ lastName }, signal) {
    const name = lastName?.trim().toLowerCase();
    if (name === "away") throw new Error("The practice register is away");
    if (name === "slow") await delay(slowMs, null, { signal });
    return name === "excluded" ? "excluded" : "free";
  },
};
