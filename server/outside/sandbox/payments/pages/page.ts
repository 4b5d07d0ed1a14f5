import { escapeHtml } from "../../../../../src/page/page_meta";
import type { Language } from "../../../../../schemas/text";
import type { SandboxWord, SandboxWords } from "../words";
import type { Brand } from "./brands";

export interface Look {
  language: Language;
  words: SandboxWords;
  brand: Brand;
  nonce: string;
  /** The origin whose pages may frame this one; none where nobody may. */
  merchant?: string | undefined;
}

/** A word with what stands in its places, ready for HTML. */
export function say({ words }: Look, key: SandboxWord, values: Record<string, string> = {}): string {
  return escapeHtml(words[key].replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place));
}

/** A page of the provider's, whole: no file beside it. */
export const page = (
  look: Look,
  { title, body, script = "" }: { title: string; body: string; script?: string },
) => `<!doctype html>
<html lang="${look.language === "no" ? "nb" : look.language}"${look.brand.isLight ? ' data-scheme="light"' : ""}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${escapeHtml(look.brand.name)}</title><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><style>${styleOf(look.brand)}</style></head>
<body><header><span class="mark" aria-hidden="true">${look.brand.mark}</span><b>${escapeHtml(look.brand.name)}</b><small>${say(look, "practice")}</small></header>
<main><h1>${title}</h1>
${body}</main><script nonce="${look.nonce}">${tellHeight(look)}${script}</script></body></html>`;

/** In a frame, the page around it is told how high the content is, and hears nothing else. */
const tellHeight = ({ merchant }: Look) =>
  merchant
    ? `const size=()=>({width:innerWidth,height:Math.ceil(document.querySelector("main").getBoundingClientRect().bottom+scrollY)});
const tell=(action)=>parent!==window&&parent.postMessage({action,action_info:size()},${JSON.stringify(merchant)});
new ResizeObserver(()=>tell("resize")).observe(document.querySelector("main"));`
    : "";

/** Names with their values. */
export const facts = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("")}</dl>`;

const styleOf = ({ color, on, dark, onDark, radius }: Brand) => `
:root{color-scheme:light;--brand:${color};--on:${on};--page:#f3f5f7;--box:#fff;--text:#15191f;--muted:#525c69;--line:#c3cad3;--field:#fff;--bad:#b3261e;--radius:${radius}}
@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){color-scheme:dark;--brand:${dark};--on:${onDark};--page:#101418;--box:#1a2027;--text:#f1f4f7;--muted:#aeb8c4;--line:#48525e;--field:#10151a;--bad:#ff9b93}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--page);color:var(--text);font:400 16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
header{display:flex;align-items:center;gap:10px;padding:12px 20px;background:var(--box);border-bottom:1px solid var(--line)}
header b{white-space:nowrap}
header small{margin-left:auto;color:var(--muted);font-size:13px;text-align:end}
.mark{display:grid;flex:none;place-items:center;width:32px;height:32px;border-radius:calc(var(--radius)/2 + 2px);background:var(--brand);color:var(--on);font-weight:800}
main{display:grid;gap:16px;width:min(100%,480px);margin:0 auto;padding:24px 20px 40px}
h1,h2,p,dl,dd,fieldset,ol{margin:0}
h2{margin-top:8px;font-size:17px}
h1{font-size:24px;line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
p{color:var(--muted)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 16px;padding:16px;border-radius:var(--radius);background:var(--box);border:1px solid var(--line);overflow-wrap:anywhere}
dt{color:var(--muted)}dd{text-align:end;font-weight:600;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px}
fieldset{display:grid;gap:8px;padding:0;border:0;min-width:0}
legend,label.top{padding:0 0 4px;font-weight:600}
.choice{display:flex;align-items:center;gap:12px;min-height:56px;padding:8px 16px;border:1px solid var(--line);border-radius:var(--radius);background:var(--box);cursor:pointer}
.choice:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand)}
.choice small{display:block;color:var(--muted)}
input[type=radio]{flex:none;width:20px;height:20px;margin:0;accent-color:var(--brand)}
input:not([type=radio]),select{width:100%;min-height:48px;padding:8px 14px;border:1px solid var(--muted);border-radius:var(--radius);background:var(--field);color:inherit;font:inherit}
[aria-invalid=true]{border-color:var(--bad)!important}
.problem{color:var(--bad)}
button,a.button{display:grid;place-items:center;width:100%;min-height:52px;padding:8px 20px;border:1px solid transparent;border-radius:var(--radius);background:var(--brand);color:var(--on);font:inherit;font-weight:600;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
button:hover,a.button:hover{filter:brightness(1.08)}
button.quiet,a.quiet{background:none;border-color:var(--line);color:var(--text)}
details{border:1px dashed var(--line);border-radius:var(--radius);padding:0 16px}
summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:48px;color:var(--muted);cursor:pointer}
summary::after{content:"";width:8px;height:8px;margin-right:4px;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg}
details[open] summary::after{rotate:225deg}
details[open]{padding-bottom:16px}
code{white-space:nowrap;font:500 14px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
ul.steps{display:flex;gap:6px;margin:0;padding:0;list-style:none}
ul.steps li{flex:1;height:10px;border-radius:5px;background:var(--line)}
ul.steps li.is-done{background:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
@media (forced-colors:active){ul.steps li{border:1px solid}ul.steps li.is-done{background:Highlight}}
`;
