import * as z from "zod/mini";
import { paymentFrameActions } from "./payment_frame_actions";

const size = z.number().check(z.minimum(0), z.maximum(20_000));

/**
 * What a provider's frame tells the page around it, in the embedded cashier's documented words: `{action, action_info}` (C-4.24 to
 * C-4.27, C-7.10). Every message has the size of the frame's content in CSS pixels. It says what somebody does in the frame, and
 * proves nothing about money.
 */
export const paymentFrameMessage = z.object({
  action: z.enum(paymentFrameActions),
  action_info: z.object({
    width: size,
    height: size,
    select_menu: z.optional(z.string().check(z.maxLength(40))),
    payment_system: z.optional(z.union([z.string().check(z.maxLength(40)), z.int()])),
    /** `custom` where the amount is in `custom_amount`. */
    amount: z.optional(z.union([z.string().check(z.maxLength(40)), z.number()])),
    custom_amount: z.optional(z.number()),
    currency: z.optional(z.string().check(z.maxLength(10))),
    is_complete: z.optional(z.boolean()),
    card_token: z.optional(z.string().check(z.maxLength(200))),
    /** Of the card: `Visa`, and its last four digits. */
    brand: z.optional(z.string().check(z.maxLength(40))),
    last4: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  }),
});
export type PaymentFrameMessage = z.output<typeof paymentFrameMessage>;

/**
 * What the page around a frame says: the details that `select_payment_system` may have wanted are there, or are not coming; or, to card
 * fields, that they be taken: what is wrong is shown in the frame, or `card_token` follows.
 */
export const paymentFrameAnswer = z.object({ type: z.enum(["details.given", "details.cancelled", "card.take"]) });
export type PaymentFrameAnswer = z.output<typeof paymentFrameAnswer>;
