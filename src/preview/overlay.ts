import type { SectionInfo } from "../../schemas/preview_protocol";
import type { Language } from "../../schemas/text";
import { reasonWords } from "./words";

const style = `
:host { all: initial }
div { position: absolute; box-sizing: border-box; pointer-events: none; font: 500 12px/16px system-ui, sans-serif }
.hover { border: 1px solid #2f6bea }
.select { border: 2px solid #2f6bea; box-shadow: 0 0 0 1px rgb(255 255 255 / 0.85) }
.hidden { background: repeating-linear-gradient(135deg, rgb(128 128 140 / 0.28) 0 6px, transparent 6px 12px); border: 1px dashed #9a9aa5 }
span { position: absolute; left: 0; top: 0; max-width: 100%; overflow: hidden; padding: 1px 6px; text-overflow: ellipsis; white-space: nowrap; color: #fff; background: #2f6bea }
.hidden span { color: #fff; background: #4b4b54 }
`;

export interface Marks {
  infos: readonly SectionInfo[];
  hovered: string | null;
  selected: string | null;
}

/** Draws over the page what is pointed at, what is selected, and which sections the viewer would not see and why. */
export function createOverlay({ document, language }: { document: Document; language: Language }) {
  const host = document.createElement("foyer-preview");
  host.style.cssText = "position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483000";
  host.setAttribute("aria-hidden", "true");
  const root = host.attachShadow({ mode: "open" });
  document.body.append(host);

  const mark = (kind: string, { box, name }: SectionInfo, words: string) => {
    if (!box) return [];
    const element = document.createElement("div");
    element.className = kind;
    const { x, y, width, height } = box;
    element.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    if (words) {
      const label = document.createElement("span");
      label.textContent = words === name ? name : `${name} · ${words}`;
      element.append(label);
    }
    return [element];
  };

  return {
    draw({ infos, hovered, selected }: Marks) {
      const sheet = document.createElement("style");
      sheet.textContent = style;
      const marks = infos.flatMap((info) => [
        ...(info.decision ? mark("hidden", info, reasonWords(info.decision.reason, language)) : []),
        ...(info.id === hovered && info.id !== selected ? mark("hover", info, "") : []),
        ...(info.id === selected ? mark("select", info, info.name) : []),
      ]);
      root.replaceChildren(sheet, ...marks);
    },
  };
}
