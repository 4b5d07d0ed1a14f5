import { paymentFrameActions } from "../../../../schemas/payment_frame_actions";

type Action = (typeof paymentFrameActions)[number];

/** What a frame said, as far as it is looked at: nothing in it says anything about money. */
export interface FrameWord {
  action: Action;
  /** Of the frame's content, in CSS pixels; null where it is none that a page could have. */
  height: number | null;
  /** Of card fields alone: whether they could be taken, and what the card is called once they were. */
  card?: { isComplete: boolean; token: string | null; last4: string | null };
}

const mostHeight = 4_000;
const leastHeight = 120;

interface Said {
  data: unknown;
  origin: string;
  source: unknown;
}

/** Reads a message of the embedded cashier: only from its origin, only from its own window, only what it may say (C-4.24 to C-4.27). */
export function readFrameWord({ data, origin, source }: Said, expected: { origin: string; source: unknown }): FrameWord | null {
  if (origin !== expected.origin || source === null || source !== expected.source) return null;
  if (typeof data !== "object" || data === null) return null;
  const { action, action_info: info } = data as Record<string, unknown>;
  const known = paymentFrameActions.find((name) => name === action);
  if (known === undefined) return null;
  const said = (typeof info === "object" && info !== null ? info : {}) as Record<string, unknown>;
  const { height } = said;
  const isHeight = typeof height === "number" && height >= leastHeight && height <= mostHeight;
  return { action: known, height: isHeight ? Math.ceil(height) : null, ...(known.startsWith("card_") && { card: cardIn(said) }) };
}

function cardIn({ is_complete: isComplete, card_token: token, last4 }: Record<string, unknown>): NonNullable<FrameWord["card"]> {
  return {
    isComplete: isComplete === true,
    token: typeof token === "string" && token.length > 0 && token.length <= 200 ? token : null,
    last4: typeof last4 === "string" && /^\d{4}$/.test(last4) ? last4 : null,
  };
}

export interface FrameView {
  shows: "frame" | "details";
  height: number;
  isFinished: boolean;
}

/** What a word makes of the view: choosing a way to pay asks for missing details first, all else shows the frame (C-4.24 to C-4.26). */
export function afterWord(
  view: FrameView,
  { action, height }: FrameWord,
  { isIncomplete }: { isIncomplete: boolean },
): FrameView {
  const grown = { ...view, height: height ?? view.height };
  if (action === "finished") return { ...grown, isFinished: true };
  if (action === "select_payment_system") return { ...grown, shows: isIncomplete ? "details" : "frame" };
  if (action === "select_menu" || action === "submit" || action === "open_iframe") return { ...grown, shows: "frame" };
  return grown;
}
