import * as z from "zod/mini";
import { endpoint } from "../endpoint";

const success = z.object({ data: z.object({ success: z.boolean() }) });

/** Under which the consent to offers on devices is kept, beside those that the site asks for. */
export const pushOffersConsent = "push_offers";

/** What a browser answers to `PushManager.subscribe`: where its push service takes messages, and what they are encrypted with, base64url. */
const subscription = z.object({
  endpoint: z.url().check(z.maxLength(2_000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});

export type BrowserSubscription = z.output<typeof subscription>;

export const getPush = endpoint({
  method: "GET",
  path: "/api/user/get-push",
  role: "player",
  summary: "Whether messages can be sent to the caller's devices, to this one they are, and whether offers may be among them.",
  answer: z.object({
    /** Null where the site sends none. */
    publicKey: z.nullable(z.string()),
    /** Where messages go that are for this session's browser; null where none do. */
    endpoint: z.nullable(z.string()),
    wantsOffers: z.boolean(),
  }),
});
export type PushState = z.output<typeof getPush.answer>;

export const addPush = endpoint({
  method: "POST",
  path: "/api/user/add-push",
  role: "player",
  summary:
    "Messages go to this browser, until this session ends. 409 push.off where the site sends none, 400 push.unknown_service where the address is of no push service that it sends to, or the keys are none.",
  body: subscription,
  answer: success,
});

export const removePush = endpoint({
  method: "POST",
  path: "/api/user/remove-push",
  role: "player",
  summary: "No more messages go to this session's browser; again it is the same.",
  body: z.object({}),
  answer: success,
});

export const setPushOffers = endpoint({
  method: "POST",
  path: "/api/user/set-push-offers",
  role: "player",
  summary:
    "Whether offers may be among the messages to the caller's devices; kept with their consents. Nobody on a break is sent any, whatever they said.",
  body: z.object({ isGiven: z.boolean() }),
  answer: success,
});
