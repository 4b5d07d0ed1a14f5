import { escapeHtml } from "../../src/page/page_meta";
import { formatDate } from "../../src/kit/ui/format";
import type { Letter } from "../outside/messages/letter";
import type { SiteWords } from "../platform/words/site_words";
import { brandMark, type Look, plainStyle } from "./system_page";

export interface OutboxEntry {
  id: number;
  recipient: string;
  createdAt: Date;
  letter: Letter;
}

/** What a demo would have sent, in the visitor's language and colours; it needs no script. */
export const outboxPage = (
  { language, theme, scheme, siteName }: Omit<Look, "nonce" | "followsSystem">,
  { words, style, entries }: { words: SiteWords["outbox"]; style: string; entries: readonly OutboxEntry[] },
) => `<!doctype html>
<html lang="${language}" data-theme="${theme}" data-scheme="${scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(words.title)} · ${escapeHtml(siteName)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/${theme}/32.png" sizes="32x32" type="image/png">
<style>${style}${plainStyle}${ownStyle}</style></head>
<body><header><a href="/">${brandMark}<span>${escapeHtml(siteName)}</span></a></header>
<main><div class="intro"><h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<div class="actions"><a class="primary" href="">${escapeHtml(words.refresh)}</a> <a href="/">${escapeHtml(words.back)}</a></div></div>
${entries.length > 0 ? `<ul>${entries.map((entry) => item(words, language, entry)).join("\n")}</ul>` : `<p>${escapeHtml(words.empty)}</p>`}
</main></body></html>`;

function item(words: SiteWords["outbox"], reader: Look["language"], { id, recipient, createdAt, letter }: OutboxEntry) {
  const { language, subject, text, button } = letter;
  const at = createdAt.toISOString();
  const when = formatDate(at, reader, { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });
  const to = escapeHtml(words.to.replace("{{recipient}}", () => recipient));
  const action = button ? `<p><a class="primary" href="${escapeHtml(button.link)}">${escapeHtml(button.words)}</a></p>` : "";
  return `<li><article aria-labelledby="letter-${id}"><p class="meta"><span>${to}</span> <time datetime="${at}">${escapeHtml(when)} UTC</time></p>
<h2 id="letter-${id}" lang="${language}">${escapeHtml(subject || "SMS")}</h2>
<div lang="${language}"><p>${escapeHtml(text)}</p>${action}</div></article></li>`;
}

const ownStyle = `
main{align-content:start;gap:var(--space-8)}
.intro{display:grid;justify-items:center;gap:var(--space-3)}
ul{display:grid;gap:var(--space-4);width:min(680px,100%);margin:0;padding:0;list-style:none;text-align:start}
article{display:grid;gap:var(--space-3);padding:var(--space-5);border-radius:var(--radius-l);background:var(--surface-raised);box-shadow:var(--edge)}
article p{max-width:none;overflow-wrap:anywhere;text-wrap:pretty}
h2{margin:0;color:var(--text);font:var(--display-weight) calc(var(--size-22)*var(--display-scale))/1.25 var(--font-display)}
article div{display:grid;gap:var(--space-4)}
.meta{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--space-1) var(--space-4);font-size:var(--size-14)}
`;
