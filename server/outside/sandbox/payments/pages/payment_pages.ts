import { escapeHtml } from "../../../../../src/page/page_meta";
import { type Outcome, outcomes } from "../outcomes";
import { facts, type Look, page, say } from "./page";

/** What every page says about a payment. */
export interface PaymentFacts {
  merchant: string;
  /** As the reader's language writes it. */
  amount: string;
  reference: string;
  returnUrl: string;
}

const names = Object.keys(outcomes) as Outcome[];

/** Lets whoever looks around decide what happens. */
const outcomeChoice = (look: Look) =>
  `<details><summary>${say(look, "try_title")}</summary><label class="top" for="outcome">${say(look, "try_text")}</label>
<select id="outcome" name="outcome"><option value="">${say(look, "try_amount")}</option>${names
    .map((name) => `<option value="${name}">${say(look, `outcome_${name}`)}</option>`)
    .join("")}</select></details>`;

const summary = (look: Look, { merchant, amount, reference }: PaymentFacts, more: readonly (readonly [string, string])[] = []) =>
  facts([
    [say(look, "to"), escapeHtml(merchant)],
    [say(look, "amount"), escapeHtml(amount)],
    ...more,
    [say(look, "reference"), escapeHtml(reference)],
  ]);

const cancelForm = (look: Look, { merchant }: PaymentFacts) =>
  `<form method="post"><button class="quiet" name="answer" value="cancel">${say(look, "cancel", { merchant })}</button></form>`;

const payForm = (look: Look, of: PaymentFacts, fields = "") =>
  `<form method="post">${fields}${outcomeChoice(look)}<button name="answer" value="pay">${say(look, "pay", { amount: of.amount })}</button></form>${cancelForm(look, of)}`;

const accounts = [
  ["everyday", "bank_everyday", "DE89 •••• 3000"],
  ["savings", "bank_savings", "DE75 •••• 6199"],
] as const;

/** The customer's bank: from which account? */
export const bankPage = (look: Look, of: PaymentFacts) =>
  page(look, {
    title: say(look, "bank_title"),
    body: `<p>${say(look, "bank_text", { bank: look.brand.name })}</p>${summary(look, of)}${payForm(
      look,
      of,
      `<fieldset><legend>${say(look, "bank_title")}</legend>${accounts
        .map(
          ([value, name, digits], index) =>
            `<label class="choice"><input type="radio" name="account" value="${value}"${index === 0 ? " checked" : ""}><span>${say(look, name)}<small>${digits}</small></span></label>`,
        )
        .join("")}</fieldset>`,
    )}`,
  });

/** An e-mail wallet. */
export const walletPage = (look: Look, of: PaymentFacts, { email, isTransfer }: { email: string; isTransfer: boolean }) =>
  page(look, {
    title: say(look, isTransfer ? "interac_title" : "wallet_title"),
    body: `<p>${say(look, isTransfer ? "interac_text" : "wallet_text", { email })}</p>${summary(look, of)}${payForm(look, of)}`,
  });

/** What a UPI app shows after it has read the code. */
export const upiPage = (look: Look, of: PaymentFacts) =>
  page(look, {
    title: say(look, "upi_title"),
    body: `<p>${say(look, "upi_text")}</p>${summary(look, of)}${payForm(look, of)}`,
  });

/** The card's bank asks whether it is its customer. */
export const challengePage = (look: Look, of: PaymentFacts, { md, card }: { md: string; card: string }) =>
  page(look, {
    title: say(look, "acs_title"),
    body: `<p>${say(look, "acs_text")}</p>${summary(look, of, [[say(look, "card"), escapeHtml(card)]])}
<form method="post" action="/acs/answer"><input type="hidden" name="MD" value="${escapeHtml(md)}">${outcomeChoice(look)}
<button name="answer" value="yes">${say(look, "acs_yes")}</button><button class="quiet" name="answer" value="no">${say(look, "acs_no")}</button></form>`,
  });

/** Carries the bank's answer back, as 3-D Secure does: a form that sends itself. */
export const challengeEndPage = (look: Look, { action, fields }: { action: string; fields: Record<string, string> }) =>
  page(look, {
    title: say(look, "acs_next_title"),
    body: `<form method="post" action="${escapeHtml(action)}" id="end">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join("")}<button>${say(look, "acs_next")}</button></form>`,
    script: `document.getElementById("end").submit()`,
  });

interface Coins {
  address: string;
  /** Whether the address is one of the gateway's. */
  isKnown: boolean;
  network: string;
  currency: string;
  sum: string;
  isWrong: boolean;
  sent: SentCoins | undefined;
}

/** A wallet with coins in it: what it sends is seen, and then confirmed. */
export function coinsPage(look: Look, { address, isKnown, network, currency, sum, isWrong, sent }: Coins): string {
  const wrong = (is: boolean) => (is ? ` aria-invalid="true" aria-describedby="problem"` : "");
  const body = `<p>${say(look, "coins_text")}</p>${sent ? sentCoins(look, sent) : ""}
<form method="post" action="/crypto/wallet"><label class="top" for="address">${say(look, "coins_address")}</label>
<input id="address" name="address" required maxlength="120" autocomplete="off" spellcheck="false" value="${escapeHtml(address)}"${wrong(isWrong && !isKnown)}>
${network ? `<p>${say(look, "coins_network")}: <b>${escapeHtml(network)}</b></p>` : ""}
<label class="top" for="sum">${say(look, "coins_sum", { currency })}</label>
<input id="sum" name="sum" inputmode="decimal" autocomplete="off" required maxlength="20" value="${escapeHtml(sum)}"${wrong(isWrong && isKnown)}>
${isWrong ? `<p class="problem" id="problem" role="alert">${say(look, isKnown ? "coins_wrong_sum" : "coins_wrong_address")}</p>` : ""}
${outcomeChoice(look)}<button>${say(look, "coins_send")}</button></form>`;
  const isMoving = sent !== undefined && sent.confirmations < sent.needed;
  return page(look, {
    title: say(look, "coins_title"),
    body,
    ...(isMoving && { script: "setTimeout(()=>location.reload(),1500)" }),
  });
}

export interface SentCoins {
  amount: string;
  confirmations: number;
  needed: number;
}

const sentCoins = (look: Look, { amount, confirmations, needed }: SentCoins) =>
  `<div role="status"><p>${say(look, "coins_sent", { amount })}<br>${say(look, "coins_confirmations", {
    count: String(confirmations),
    needed: String(needed),
  })}</p><ul class="steps" aria-hidden="true">${Array.from({ length: needed }, (_, index) => `<li${index < confirmations ? ' class="is-done"' : ""}></li>`).join("")}</ul></div>`;

/** Nothing is left to do. */
export const finishedPage = (look: Look, of: PaymentFacts, isExpired: boolean) =>
  page(look, {
    title: say(look, "finished_title"),
    body: `<p>${say(look, isExpired ? "upi_expired" : "finished_text")}</p>${summary(look, of)}<a class="button" href="${escapeHtml(of.returnUrl)}">${say(look, "back", { merchant: of.merchant })}</a>`,
  });

export const missingPage = (look: Look) =>
  page(look, { title: say(look, "missing_title"), body: `<p role="alert">${say(look, "missing_text")}</p>` });
