import "./frame.css";
import { drawDealer } from "./dealer";
import { el } from "./dom";
import { createStage } from "./stage";
import type { Drawn, Played, Spot, Table, View } from "./view";

const drawMs = 4_500;
const quickMs = 1_400;

function start(root: HTMLElement, view: View) {
  const locale = view.language === "no" ? "nb" : view.language;
  const money = new Intl.NumberFormat(locale, {
    ...(/^[A-Z]{3}$/.test(view.currency) && view.decimals < 8 ? { style: "currency", currency: view.currency } : {}),
    maximumFractionDigits: view.decimals,
  });
  const amountOf = (units: number) => money.format(units / view.units);
  const say = (word: string, places: Record<string, string> = {}) =>
    (view.words[word] ?? word).replace(/{{(\w+)}}/g, (place, name: string) => places[name] ?? place);
  /** The studios write `×3.2`. */
  const ownNumbers = (text: string) =>
    text.replace(/\d+\.(\d+)/g, (number, { length }: string) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: length }).format(Number(number)),
    );
  const nameOf = (spot: Spot) => (spot.word ? say(spot.word) : ownNumbers(spot.label ?? ""));
  const tell = (message: object) =>
    parent !== window && parent.postMessage({ source: "foyer-game", ...message }, view.merchantOrigin);

  const bets = new Map<string, number>();
  let last = new Map<string, number>();
  let placed: Record<string, number> = {};
  let chip = view.chips[1] ?? view.chips[0] ?? 1;
  let balance: number | null = null;
  let isBusy = false;
  let table: Table | null = null;
  let shownRound = "";

  const stage = createStage(view, say, ownNumbers);
  const speech = el("p", { class: "speech", role: "status" });
  const timer = el("span", { class: "timer", role: "timer", "aria-live": "off" });
  const seats = el("span", { class: "seats" });
  const money$ = el("b", { class: "money" }, "…");
  const past = el("ol", { class: "past", "aria-label": say("past") });
  const total = el("b", {});
  const notice = el("p", { class: "notice", role: "alert", hidden: true });
  const board = el("div", { class: "board", "data-kind": view.kind, "data-few": view.spots.length <= 6 });
  const spots = new Map(view.spots.map((spot) => [spot.id, spotButton(spot)]));
  board.append(...spots.values());
  const chips = view.chips.map((value, index) => {
    const button = el(
      "button",
      { type: "button", class: "chip", "data-nth": index, "aria-label": say("chip", { amount: amountOf(value) }) },
      shortOf(value / view.units),
    );
    button.addEventListener("click", () => choose(value));
    return button;
  });
  const clear = action("clear", "quiet", () => bets.clear());
  const again = action("repeat", "quiet", () => {
    for (const [id, amount] of last) bets.set(id, amount);
  });
  const go = action(view.isLive ? "bet" : "play", "primary", () => void bet());
  const deposit = el("a", { href: view.depositUrl, target: "_top", class: "button quiet" }, say("deposit"));
  notice.append(el("span", {}));

  root.append(
    el(
      "header",
      {},
      view.isLive ? drawDealer(view.name) : null,
      el("div", { class: "who" }, view.isLive && el("small", {}, say("dealer")), speech),
      el("div", { class: "facts" }, timer, seats),
    ),
    el("main", {}, el("div", { class: "left" }, stage.box, past), el("div", { class: "right" }, board)),
    notice,
    el(
      "footer",
      {},
      el("div", { class: "chips", role: "group", "aria-label": say("your_bet") }, ...chips),
      el(
        "div",
        { class: "sums" },
        el("span", {}, `${say("balance")} `, money$),
        el("span", {}, `${say("your_bet")} `, total),
        view.isDemo && el("small", {}, say("demo")),
      ),
      el("div", { class: "actions" }, clear, again, go),
    ),
  );
  choose(chip);
  refresh();
  if (!view.isLive) speech.textContent = say("place_bets");

  function shortOf(value: number) {
    return new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 3 }).format(value);
  }

  function spotButton(spot: Spot) {
    const stake = el("span", { class: "stake", hidden: true });
    const pays =
      spot.label?.startsWith("×") || (view.kind === "roulette" && spot.pays === 3600)
        ? null
        : el("small", {}, `×${new Intl.NumberFormat(locale).format(spot.pays / 100)}`);
    const button = el(
      "button",
      { type: "button", class: "spot", "data-tone": spot.tone, "data-spot": spot.id },
      el("b", {}, nameOf(spot)),
      pays,
      stake,
    );
    button.addEventListener("click", () => {
      if (view.isLive && table?.phase !== "bets") return complain("closed");
      bets.set(spot.id, (bets.get(spot.id) ?? 0) + chip);
      tell({ type: "action" });
      refresh();
    });
    return button;
  }

  function action(word: string, look: string, does: () => void) {
    const button = el("button", { type: "button", class: `button ${look}` }, say(word));
    button.addEventListener("click", () => {
      notice.hidden = true;
      does();
      tell({ type: "action" });
      refresh();
    });
    return button;
  }

  function choose(value: number) {
    chip = value;
    for (const [index, button] of chips.entries()) button.setAttribute("aria-pressed", String(view.chips[index] === value));
  }

  function refresh() {
    const sum = [...bets.values()].reduce((all, one) => all + one, 0);
    const onTable = Object.values(placed).reduce((all, one) => all + one, 0);
    total.textContent = amountOf(sum + onTable);
    money$.textContent = balance === null ? "…" : amountOf(balance);
    for (const [id, button] of spots) {
      const own = (bets.get(id) ?? 0) + (placed[id] ?? 0);
      const stake = button.querySelector<HTMLElement>(".stake");
      if (!stake) continue;
      stake.hidden = own === 0;
      stake.textContent = shortOf(own / view.units);
      stake.toggleAttribute("data-open", bets.has(id));
    }
    const isClosed = view.isLive && table?.phase !== "bets";
    go.disabled = isBusy || sum === 0 || isClosed;
    clear.disabled = sum === 0;
    again.disabled = isBusy || last.size === 0 || sum > 0 || isClosed;
  }

  function complain(word: string) {
    notice.hidden = false;
    notice.replaceChildren(say(word), ...(word === "too_little_money" && !view.isDemo ? [" ", deposit] : []));
    if (word === "too_little_money") tell({ type: "needs", what: "deposit" });
    if (word === "session_over") tell({ type: "needs", what: "reload" });
  }

  async function ask<Body>(path: string, body?: object): Promise<Body | null> {
    const answer = await fetch(`/play/${view.id}/${path}`, {
      ...(body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    }).catch(() => null);
    return answer?.ok ? ((await answer.json()) as Body) : null;
  }

  async function readBalance() {
    const read = await ask<{ balance: number | null }>("balance");
    if (read && read.balance !== null) balance = read.balance;
    refresh();
  }

  async function bet() {
    if (isBusy) return;
    isBusy = true;
    notice.hidden = true;
    clearWins();
    refresh();
    const wanted = new Map(bets);
    const stake = [...wanted.values()].reduce((all, one) => all + one, 0);
    const played = await ask<Played>("bet", { spots: Object.fromEntries(wanted) });
    isBusy = false;
    if (!played) complain("failed");
    else if (played.kind === "refused") complain(refusals[played.why] ?? "failed");
    else {
      last = wanted;
      bets.clear();
      if (played.kind === "placed") {
        balance = played.balance;
        for (const [id, amount] of wanted) placed[id] = (placed[id] ?? 0) + amount;
      } else await reveal(played, wanted, stake);
    }
    refresh();
  }

  async function reveal(
    { drawn, paid, balance: after }: Extract<Played, { kind: "played" }>,
    wanted: Map<string, number>,
    stake: number,
  ) {
    placed = Object.fromEntries(wanted);
    if (balance !== null) balance -= stake;
    isBusy = true;
    refresh();
    stage.show(drawn, quickMs);
    await new Promise((done) => setTimeout(done, quickMs + 150));
    isBusy = false;
    placed = {};
    balance = after;
    markWins(drawn);
    tellResult(drawn, paid, stake);
    addPast({ result: drawn.result, isWord: drawn.isWord === true, ...(drawn.tone && { tone: drawn.tone }) });
    tell({ type: "round", roundId: "", bet: stake / view.units, payout: paid / view.units, isDemo: view.isDemo });
  }

  const resultOf = ({ result, isWord }: { result: string; isWord?: boolean }) => (isWord ? say(result) : ownNumbers(result));

  /** Less than what was bet is told, and not cheered. */
  function tellResult(drawn: Drawn, paid: number | null, stake: number) {
    const result = say("result", { result: resultOf(drawn) });
    const own = paid === null ? "" : paid > 0 ? ` ${say("win", { amount: amountOf(paid) })}` : ` ${say("no_win")}`;
    speech.textContent = result + own;
    speech.toggleAttribute("data-win", paid !== null && paid > stake);
  }

  function markWins({ won }: Drawn) {
    for (const [id, button] of spots) button.toggleAttribute("data-won", (won[id] ?? 0) > 100);
  }
  const clearWins = () => {
    for (const button of spots.values()) button.removeAttribute("data-won");
    speech.removeAttribute("data-win");
  };

  function pastItem(one: { result: string; isWord: boolean; tone?: string }) {
    return el("li", { "data-tone": one.tone }, resultOf(one));
  }
  function addPast(one: { result: string; isWord: boolean; tone?: string }) {
    past.prepend(pastItem(one));
    while (past.children.length > 14) past.lastElementChild?.remove();
  }

  /** A live table, as it goes on. */
  async function follow() {
    const seen = await ask<Table>("table");
    if (!seen) {
      speech.textContent = say("session_over");
      return void setTimeout(() => void follow(), 3_000);
    }
    const isNew = !table || table.number !== seen.number;
    const isTurn = !table || table.phase !== seen.phase || isNew;
    table = seen;
    placed = seen.own;
    timer.textContent = seen.phase === "bets" ? say("seconds", { count: String(Math.ceil(seen.leftMs / 1000)) }) : "";
    timer.style.setProperty("--part", String(seen.phase === "bets" ? seen.leftMs / 12_000 : 0));
    seats.textContent = say("seats", { count: String(seen.seats) });
    if (isNew) {
      past.replaceChildren(...seen.past.map(pastItem));
      clearWins();
      if (seen.phase === "bets") stage.wait();
    }
    if (seen.phase === "bets" && (isTurn || seen.leftMs < 4_000))
      speech.textContent = say(seen.leftMs < 4_000 ? "last_bets" : "place_bets");
    if (isTurn && seen.phase === "drawing") speech.textContent = say("no_more_bets");
    if (seen.drawn && shownRound !== String(seen.number)) {
      shownRound = String(seen.number);
      stage.show(seen.drawn, seen.phase === "drawing" ? Math.max(0, Math.min(drawMs, seen.leftMs - 300)) : 0);
    }
    if (isTurn && seen.phase === "result" && seen.drawn) {
      const { drawn, own } = seen;
      const stake = Object.values(own).reduce((all, one) => all + one, 0);
      const paid = Object.entries(own).reduce((all, [id, amount]) => all + Math.floor((amount * (drawn.won[id] ?? 0)) / 100), 0);
      markWins(drawn);
      tellResult(drawn, stake > 0 ? paid : null, stake);
      if (stake > 0)
        tell({ type: "round", roundId: "", bet: stake / view.units, payout: paid / view.units, isDemo: view.isDemo });
    }
    if (isTurn && seen.phase === "bets") void readBalance();
    refresh();
    setTimeout(() => void follow(), Math.min(1_000, Math.max(200, seen.leftMs + 50)));
  }

  addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const value = view.chips[Number(key) - 1];
    if (!ctrlKey && !metaKey && !altKey && value !== undefined) choose(value);
  });
  new ResizeObserver(() => tell({ type: "height", height: innerWidth < 664 ? Math.ceil(root.scrollHeight) : 0 })).observe(root);
  void readBalance().then(() => tell({ type: "ready" }));
  if (view.isLive) void follow();
}

const refusals: Record<string, string> = {
  closed: "closed",
  taken_back: "taken_back",
  RS_ERROR_NOT_ENOUGH_MONEY: "too_little_money",
  RS_ERROR_LIMIT_REACHED: "limit",
  RS_ERROR_TOKEN_EXPIRED: "session_over",
  RS_ERROR_INVALID_TOKEN: "session_over",
  RS_ERROR_USER_DISABLED: "session_over",
};

const root = document.getElementById("root");
const told = document.getElementById("view")?.textContent;
if (root && told) start(root, JSON.parse(told) as View);
