import { drawDealer } from "./dealer";
import { el } from "./dom";
import type { Sayings } from "./sayings";
import { choicesAt, type Stakes, sumOf } from "./stakes";
import type { Drawn, Spot, View } from "./view";

interface Pressed {
  spot: (id: string) => void;
  chip: (value: number) => void;
  clear: () => void;
  repeat: () => void;
  bet: () => void;
}

/** A result that was. */
interface Past {
  result: string;
  isWord: boolean;
  tone?: string;
}
const mostPast = 14;

const button = (attributes: object, press: () => void, ...inside: (string | Node | null)[]) => {
  const made = el("button", { type: "button", ...attributes }, ...inside);
  made.addEventListener("click", press);
  return made;
};

const spotButton = (spot: Spot, view: View, { nameOf, payOf }: Sayings, press: (id: string) => void) => {
  const saysItself = spot.label?.startsWith("×") || (view.kind === "roulette" && spot.pays === 3600);
  return button(
    { class: "spot", "data-tone": spot.tone, "data-spot": spot.id },
    () => press(spot.id),
    el("b", {}, nameOf(spot)),
    saysItself ? null : el("small", {}, payOf(spot)),
    el("span", { class: "stake", hidden: true }),
  );
};

interface Foot {
  chips: readonly HTMLElement[];
  balance: HTMLElement;
  total: HTMLElement;
  actions: readonly HTMLElement[];
}

const drawFoot = (view: View, { say }: Sayings, { chips, balance, total, actions }: Foot) =>
  el(
    "footer",
    {},
    el("div", { class: "chips", role: "group", "aria-label": say("your_bet") }, ...chips),
    el(
      "div",
      { class: "sums" },
      el("span", {}, `${say("balance")} `, balance),
      el("span", {}, `${say("your_bet")} `, total),
      view.isDemo && el("small", {}, say("demo")),
    ),
    el("div", { class: "actions" }, ...actions),
  );

/** The page of a game around its stage: dealer, board, chips and sums. */
export function drawBoard(root: HTMLElement, stage: HTMLElement, view: View, sayings: Sayings, pressed: Pressed) {
  const { say, amountOf, shortOf, resultOf } = sayings;
  const action = (word: string, look: string, press: () => void) => button({ class: `button ${look}` }, press, say(word));

  const speech = el("p", { class: "speech", role: "status" });
  const timer = el("span", { class: "timer", role: "timer", "aria-live": "off" });
  const seats = el("span", { class: "seats" });
  const balance = el("b", { class: "money" }, "…");
  const total = el("b", {});
  const past = el("ol", { class: "past", "aria-label": say("past") });
  const notice = el("p", { class: "notice", role: "alert", hidden: true }, el("span", {}));
  const deposit = el("a", { href: view.depositUrl, target: "_top", class: "button quiet" }, say("deposit"));
  const spots = new Map(view.spots.map((spot) => [spot.id, spotButton(spot, view, sayings, pressed.spot)]));
  const board = el("div", { class: "board", "data-kind": view.kind, "data-few": view.spots.length <= 6 }, ...spots.values());
  const chips = view.chips.map((value, index) =>
    button(
      { class: "chip", "data-nth": index, "aria-label": say("chip", { amount: amountOf(value) }) },
      () => pressed.chip(value),
      shortOf(value),
    ),
  );
  const clear = action("clear", "quiet", pressed.clear);
  const again = action("repeat", "quiet", pressed.repeat);
  const go = action(view.isLive ? "bet" : "play", "primary", pressed.bet);

  root.append(
    el(
      "header",
      {},
      view.isLive ? drawDealer(view.name) : null,
      el("div", { class: "who" }, view.isLive && el("small", {}, say("dealer")), speech),
      el("div", { class: "facts" }, timer, seats),
    ),
    el("main", {}, el("div", { class: "left" }, stage, past), el("div", { class: "right" }, board)),
    notice,
    drawFoot(view, sayings, { chips, balance, total, actions: [clear, again, go] }),
  );
  if (!view.isLive) speech.textContent = say("place_bets");

  const pastItem = (one: Past) => el("li", { "data-tone": one.tone }, resultOf(one));
  return {
    show(stakes: Stakes) {
      const { canBet, canClear, canRepeat } = choicesAt(stakes, view.isLive);
      go.disabled = !canBet;
      clear.disabled = !canClear;
      again.disabled = !canRepeat;
      total.textContent = amountOf(sumOf(stakes.bets.values()) + sumOf(Object.values(stakes.placed)));
      balance.textContent = stakes.balance === null ? "…" : amountOf(stakes.balance);
      for (const [index, chip] of chips.entries()) chip.setAttribute("aria-pressed", String(view.chips[index] === stakes.chip));
      for (const [id, spot] of spots) {
        const own = (stakes.bets.get(id) ?? 0) + (stakes.placed[id] ?? 0);
        const stake = spot.querySelector<HTMLElement>(".stake");
        if (!stake) continue;
        stake.hidden = own === 0;
        stake.textContent = shortOf(own);
        stake.toggleAttribute("data-open", stakes.bets.has(id));
      }
    },
    say: (text: string) => (speech.textContent = text),
    /** How much of the time for bets is left, of 1, in words and drawn. */
    showTime(text: string, part: number) {
      timer.textContent = text;
      timer.style.setProperty("--part", String(part));
    },
    showSeats: (count: number) => (seats.textContent = say("seats", { count: String(count) })),
    complain(word: string) {
      notice.hidden = false;
      notice.replaceChildren(say(word), ...(word === "too_little_money" && !view.isDemo ? [" ", deposit] : []));
    },
    hush: () => (notice.hidden = true),
    showPast: (all: readonly Past[]) => past.replaceChildren(...all.map(pastItem)),
    addPast(one: Past) {
      past.prepend(pastItem(one));
      while (past.children.length > mostPast) past.lastElementChild?.remove();
    },
    /** Less than what was bet is told, and not cheered; `paid` is null for who has not bet. */
    showResult(drawn: Drawn, paid: number | null, stake: number) {
      for (const [id, spot] of spots) spot.toggleAttribute("data-won", (drawn.won[id] ?? 0) > 100);
      const own = paid === null ? "" : paid > 0 ? ` ${say("win", { amount: amountOf(paid) })}` : ` ${say("no_win")}`;
      speech.textContent = say("result", { result: resultOf(drawn) }) + own;
      speech.toggleAttribute("data-win", paid !== null && paid > stake);
    },
    clearWins() {
      for (const spot of spots.values()) spot.removeAttribute("data-won");
      speech.removeAttribute("data-win");
    },
  };
}
