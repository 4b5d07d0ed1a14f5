import css from "./outage.module.css";

interface Given {
  document: Document;
  words: { away: string; back: string };
  /** Whether the server answers and can do its work. */
  isServed: () => Promise<boolean>;
  /** Asks again for whatever did not come. */
  onBack: () => void;
}

const firstPause = 2_000;
const longestPause = 20_000;
const farewell = 4_000;

/** While the server is away the page keeps what it shows and says so; as soon as the server is back it makes up for what was missed. */
export type Outage = ReturnType<typeof createOutage>;

export function createOutage({ document, words, isServed, onBack }: Given) {
  const window = document.defaultView ?? globalThis.window;
  const bar = document.createElement("p");
  bar.className = css.bar ?? "";
  bar.setAttribute("role", "status");
  document.body.append(bar);
  let isAway = false;
  let timer: number | undefined;
  let pause = firstPause;

  function say(text: string, isBack: boolean) {
    bar.toggleAttribute("data-back", isBack);
    bar.textContent = text;
  }

  async function ask() {
    window.clearTimeout(timer);
    if (!(await isServed())) {
      pause = Math.min(pause * 1.6, longestPause);
      timer = window.setTimeout(ask, pause * (0.8 + Math.random() * 0.4)); // not all visitors at the same moment
      return;
    }
    isAway = false;
    window.removeEventListener("online", ask);
    say(words.back, true);
    timer = window.setTimeout(() => say("", false), farewell);
    onBack();
  }

  return {
    /** A call was not answered. */
    report() {
      if (isAway) return;
      isAway = true;
      pause = firstPause;
      say(words.away, false);
      window.clearTimeout(timer);
      timer = window.setTimeout(ask, pause);
      window.addEventListener("online", ask);
    },
  };
}
