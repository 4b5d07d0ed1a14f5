import { paymentFrameAnswer, type PaymentFrameMessage } from "../../schemas/payment_frame";

type Action = PaymentFrameMessage["action"];
type Info = Omit<PaymentFrameMessage["action_info"], "width" | "height">;

/** The page around the frame: one origin, and nobody else hears or is heard. */
export interface Merchant {
  tell(action: Action, info?: Info): void;
  hear(listener: (answer: "details.given" | "details.cancelled" | "card.take") => void): () => void;
  /** Tells whenever the content has another height. */
  follow(): () => void;
}

export function createMerchant(content: Element, origin: string): Merchant {
  const window = content.ownerDocument.defaultView as Window;
  const isThere = window.parent !== window;
  const tell: Merchant["tell"] = (action, info = {}) => {
    if (!isThere) return;
    const { width, height } = content.getBoundingClientRect();
    if (height === 0) return; // nothing is drawn yet
    const message: PaymentFrameMessage = { action, action_info: { width: Math.ceil(width), height: Math.ceil(height), ...info } };
    window.parent.postMessage(message, origin);
  };
  return {
    tell,
    hear(listener) {
      const handle = ({ data, origin: from, source }: MessageEvent) => {
        if (from !== origin || source !== window.parent) return;
        const answer = paymentFrameAnswer.safeParse(data);
        if (answer.success) listener(answer.data.type);
      };
      window.addEventListener("message", handle);
      return () => window.removeEventListener("message", handle);
    },
    follow() {
      const observer = new ResizeObserver(() => tell("resize"));
      observer.observe(content);
      return () => observer.disconnect();
    },
  };
}
