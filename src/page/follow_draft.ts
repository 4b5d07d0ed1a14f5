/** What the page around a draft is told, once. */
export interface Followed {
  /** Where the draft itself is, and where it says which revision that is. */
  page: string;
  state: string;
  /** Where remarks go, where the link allows them. */
  remarks: string | null;
  /** In which its moments are written. */
  locale: string;
  words: Record<"followed" | "lost" | "only_looking" | "sent" | "too_often" | "full" | "failed", string>;
}

/**
 * Follows the draft of a preview link: asks every two seconds while somebody looks, and puts the newest in the place of the shown one
 * without losing the place in it. It is sent as text into the page, so that it knows nothing but its arguments.
 */
export function followDraft(window: Window & typeof globalThis, { page, state, locale, words }: Followed): void {
  const { document } = window;
  const said = document.querySelector("output") as HTMLOutputElement;
  const until = document.querySelector("time") as HTMLTimeElement;
  const say = (text: string) => {
    said.textContent = text;
  };
  let etag = "";
  let pause = 2000;
  let timer = 0;

  until.textContent = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(until.dateTime),
  );

  /** The section that is read, and how far down the window it begins. */
  function placeIn(shown: Window) {
    const sections = [...shown.document.querySelectorAll("[data-section]")];
    const read = sections.find((section) => section.getBoundingClientRect().bottom > 0);
    return { id: read?.getAttribute("data-section"), top: read?.getBoundingClientRect().top ?? 0, y: shown.scrollY };
  }

  function goTo(shown: Window, { id, top, y }: ReturnType<typeof placeIn>) {
    const section = id && shown.document.querySelector(`[data-section="${CSS.escape(id)}"]`);
    shown.scrollTo({ top: section ? shown.scrollY + section.getBoundingClientRect().top - top : y, behavior: "instant" });
  }

  /** Nothing leads anywhere from a draft, but to a place in it. */
  function keepHere(frame: HTMLIFrameElement) {
    frame.contentDocument?.addEventListener(
      "click",
      (event) => {
        const link = (event.target as Element).closest("a, button, summary, input, label");
        if (!link || link.matches("summary, label, a[href^='#']")) return;
        event.preventDefault();
        say(words.only_looking);
      },
      true,
    );
  }

  function showNewest(revision: string) {
    const shown = document.querySelector("iframe") as HTMLIFrameElement;
    const next = shown.cloneNode() as HTMLIFrameElement;
    next.src = `${page}?r=${encodeURIComponent(revision)}`;
    next.classList.add("next");
    next.addEventListener("load", () => {
      const before = shown.contentWindow;
      const after = next.contentWindow;
      if (before && after) goTo(after, placeIn(before));
      keepHere(next);
      shown.remove();
      next.classList.remove("next");
      say(words.followed);
    });
    document.querySelector("iframe.next")?.remove();
    shown.after(next);
  }

  async function ask() {
    window.clearTimeout(timer);
    try {
      const answer = await window.fetch(state, { cache: "no-store", headers: etag ? { "if-none-match": etag } : {} });
      if (answer.status === 404 || answer.status === 410) return window.location.reload();
      if (answer.status !== 304 && !answer.ok) throw new Error(String(answer.status));
      const newest = answer.status === 304 ? etag : (answer.headers.get("etag") ?? "");
      if (etag && newest !== etag) showNewest(newest);
      else if (said.textContent === words.lost) say("");
      etag = newest;
      pause = 2000;
    } catch {
      say(words.lost);
      pause = Math.min(pause * 1.5, 30_000);
    }
    if (!document.hidden) timer = window.setTimeout(() => void ask(), pause);
  }

  const frame = document.querySelector("iframe") as HTMLIFrameElement;
  frame.addEventListener("load", () => keepHere(frame));
  keepHere(frame);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void ask();
  });
  void ask();
}
