import { setTimeout as delay } from "node:timers/promises";
import type { VerificationVendor } from "../verification/port";

/** How long the slow answer of the practice vendor takes. */
const slowMs = 30_000;

/**
 * The vendor of the demo, which knows people by their last name: it approves Approved, rejects Rejected, asks Blurry again, for Away it can't be reached, for Slow
 * it answers after 30 seconds, and about everybody else it is not sure, so that the house looks.
 */
export const practiceVendor: VerificationVendor = {
  async look({ person, files }, signal) {
    const name = person.lastName?.trim().toLowerCase();
    const last = files.at(-1)?.side ?? "front";
    if (name === "away") throw new Error("The practice vendor is away");
    if (name === "slow") await delay(slowMs, null, { signal });
    if (name === "approved") return { verdict: "approved" };
    if (name === "rejected") return { verdict: "rejected", sides: files.map(({ side }) => side), reasons: ["name_differs"] };
    if (name === "blurry") return { verdict: "ask_again", sides: [last], reasons: ["blurred"] };
    return { verdict: "unsure" };
  },
};
