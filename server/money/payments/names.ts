import { randomInt, randomUUID } from "node:crypto";

/** Without what is read for something else: 0 and O, 1, I and L. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** What people call a payment: `FYR-D-7K3F22Q`; thirty billion of each kind, so that one that is taken is drawn again. */
export const newReference = (kind: "deposit" | "withdrawal"): string =>
  `FYR-${kind === "deposit" ? "D" : "W"}-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join("")}`;

/** What the provider knows it by. */
export const newPaymentId = (): string => randomUUID();
