import * as z from "zod/mini";

/** The part of the sockets where the desk of payments hears what happens; for whoever reads the desk. */
export const paymentsDeskNamespace = "/payments-desk";

const person = z.object({ userId: z.int(), name: z.string().check(z.maxLength(400)) });
export type DeskPerson = z.output<typeof person>;

/** What a desk says. */
export const fromDesk = {
  /** Which payout is open there; null for none. */
  "desk.look_at": z.object({ paymentId: z.nullable(z.int()) }),
};

/** What desks are told: hints, no more. Who hears that something changed reads it. */
export const toDesk = {
  "desk.changed": z.object({ paymentIds: z.array(z.int()), isAlarm: z.boolean() }),
  /** Who has which payout open. */
  "desk.looking": z.object({ paymentId: z.int(), people: z.array(person).check(z.maxLength(50)) }),
};
export type ToDesk = { [Event in keyof typeof toDesk]: z.output<(typeof toDesk)[Event]> };
