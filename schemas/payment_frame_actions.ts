/** What somebody does in a provider's frame, by its documented words (C-4.24 to C-4.27). */
export const paymentFrameActions = [
  "select_menu",
  "select_payment_system",
  "amount_change",
  "purse_change",
  "submit",
  "open_iframe",
  /** Ours: the content has another height and nothing else happened. */
  "resize",
  /** Ours: there is nothing left to do in the frame; how it went is asked of the server. */
  "finished",
  /** Ours, of a frame with card fields alone: whether they could be taken, by `is_complete`. */
  "card_change",
  /** Ours: the card was taken, and is called `card_token` from now on. It is good for one `init-pay`. */
  "card_token",
  /** Ours: the provider could not take it; what was typed is there. */
  "card_failed",
] as const;
