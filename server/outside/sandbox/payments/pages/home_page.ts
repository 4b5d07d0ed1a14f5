import { groupCardNumber } from "../../../../../schemas/card_fields";
import { practiceCards } from "../cards";
import { type Outcome, outcomes } from "../outcomes";
import { facts, type Look, page, say } from "./page";

/** Cards and amounts, each with what it brings about. */
export function homePage(look: Look): string {
  const cards = practiceCards.map(([number, { challenge, outcome }]) => {
    const way =
      challenge &&
      { creq_post: "3-D Secure 2, POST", pareq_get: "3-D Secure 1, GET", pareq_post: "3-D Secure 1, POST" }[challenge];
    const does = way ? say(look, "home_challenge", { way }) : say(look, outcome ? `outcome_${outcome}` : "home_frictionless");
    return [`<code>${groupCardNumber(number)}</code>`, does] as const;
  });
  const amounts = (Object.keys(outcomes) as Outcome[]).flatMap((name) => {
    const end = outcomes[name];
    return end === null ? [] : [[`<code>….${String(end).padStart(2, "0")}</code>`, say(look, `outcome_${name}`)] as const];
  });
  return page(look, {
    title: say(look, "home_title"),
    body: `<p>${say(look, "home_text")}</p><h2>${say(look, "home_cards")}</h2>${facts(cards)}<h2>${say(look, "home_amounts")}</h2>${facts(amounts)}
<a class="button quiet" href="/crypto/wallet">${say(look, "home_wallet")}</a>`,
  });
}
