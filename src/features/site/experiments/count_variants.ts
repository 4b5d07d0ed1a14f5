import { countVariant } from "../../../../schemas/api/experiments";
import type { Section, VariantOf } from "../../../../schemas/page";

interface Counting {
  window: Window & typeof globalThis;
  /** Where the page is. */
  root: HTMLElement;
  /** Whoever looks: as somebody else they are counted again. */
  whoLooks: () => string;
}

const pressable = "a, button, summary, [role='button'], input, select, label";

/**
 * Counts which variants of experiments a visitor sees, half of a section or half a screen of it, and clicks in; each once while the document
 * lives. Nothing is kept in the browser. Answers what has to hear of each page that is shown.
 */
export function createVariantCounter({ window, root, whoLooks }: Counting): (sections: readonly Section[]) => void {
  const counted = new Set<string>();
  let variants = new Map<string, VariantOf>();
  let waiting = new Set<string>();

  function count(event: "seen" | "clicked", { id, variant }: VariantOf) {
    const key = `${whoLooks()} ${id} ${variant} ${event}`;
    if (counted.has(key)) return;
    counted.add(key);
    const body = JSON.stringify({ experiment: id, variant, event });
    const headers = { "content-type": "application/json" };
    window.fetch(countVariant.path, { method: countVariant.method, keepalive: true, headers, body }).catch(() => {}); // what can not be sent is lost
  }

  const sight = new window.IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        const variant = variants.get(target.getAttribute("data-section") ?? "");
        if (variant && (intersectionRatio >= 0.5 || intersectionRect.height >= window.innerHeight / 2)) count("seen", variant);
      }
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );

  function findWaiting() {
    for (const id of waiting) {
      const element = root.querySelector(`[data-section="${CSS.escape(id)}"]`);
      if (!element) continue;
      waiting.delete(id);
      sight.observe(element);
    }
    if (waiting.size === 0) changes.disconnect();
  }
  const changes = new window.MutationObserver(findWaiting);

  root.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof window.Element ? target.closest(pressable) : null;
      for (let at = pressed?.closest("[data-section]"); at; at = at.parentElement?.closest("[data-section]")) {
        const variant = variants.get(at.getAttribute("data-section") ?? "");
        if (variant) count("clicked", variant);
      }
    },
    true,
  );

  return (sections) => {
    sight.disconnect();
    changes.disconnect();
    variants = new Map(variantsIn(sections));
    waiting = new Set(variants.keys());
    if (waiting.size === 0) return;
    changes.observe(root, { childList: true, subtree: true });
    findWaiting();
  };
}

const variantsIn = (sections: readonly Section[]): (readonly [string, VariantOf])[] =>
  sections.flatMap(({ id, variantOf, sections: inner = [] }) => [
    ...(variantOf ? [[id, variantOf] as const] : []),
    ...variantsIn(inner),
  ]);
