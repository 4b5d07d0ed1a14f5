import fp from "fastify-plugin";
import { type Sender, Undeliverable } from "../../outside/messages/senders";
import type { PushMessage } from "../../../schemas/push_message";
import { sendPush } from "../../outside/push/push_services";
import { findSubscription, forgetSubscription, mayBeSent } from "./queries";

/** More than any screen shows; what a push service takes is longer. */
const mostLetters = 600;

/** Sends messages to browsers, where the environment has keys for it. */
export const pushPlugin = fp(
  async (app) => {
    const { push } = app.configuration;
    if (!push) return;
    const sendToBrowser: Sender = async ({ recipient, template, subject, body, link, language }) => {
      const found = await findSubscription(app.db, Number(recipient));
      if (!found) throw new Undeliverable("not chosen any more");
      if (!mayBeSent(template, found.user)) throw new Undeliverable("not to be sent");
      const { id, endpoint, p256dh, authSecret } = found.subscription;
      const icon = `/icons/${app.settings().settings.theme}/192.png`;
      const shown: PushMessage = { title: subject, body: body.slice(0, mostLetters), link: link ?? "/", language, icon };
      const text = JSON.stringify(shown);
      const status = await sendPush(push, { endpoint, p256dh, auth: authSecret }, text);
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410) await forgetSubscription(app.db, id); // the browser takes no more
      const isLasting = status >= 400 && status < 500 && status !== 429;
      throw isLasting ? new Undeliverable(`status ${status}`) : new Error(`status ${status}`);
    };
    app.senders.push = sendToBrowser;
  },
  { name: "push", dependencies: ["delivery", "database"] },
);
