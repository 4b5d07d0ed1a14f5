import { localeOf } from "../../../schemas/language";
import type { Persona } from "../../../schemas/persona";
import type { Page } from "../../../schemas/page";
import { type Followed, followDraft } from "../../../src/page/follow_draft";
import { takeRemarks } from "../../../src/page/take_remarks";
import { embed, escapeHtml } from "../../../src/page/page_meta";
import { inLanguage } from "../../../src/page/page_title";
import { systemSchemeScript } from "../../../src/page/system_scheme";
import { formatDate } from "../../../src/kit/ui/format";
import type { LinkRow } from "../../content/preview_links/queries";
import type { PreviewLinkWords } from "../../platform/words/site_words";
import type { Look } from "../system_page";
import { barStyle } from "./bar_style";

/** It frames the draft, runs its one script, and leads and sends nowhere else; nobody frames it. */
export const framePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

interface Shown {
  words: PreviewLinkWords;
  /** The tokens of the theme. */
  style: string;
  link: Pick<LinkRow, "revision" | "allowsRemarks" | "expiresAt"> & { persona: Persona };
  token: string;
  title: Page["title"];
}

/** The draft in a frame without scripts, and the bar that says what it is, for whom and how long. */
export function previewLinkPage(look: Look, { words, style, link, token, title }: Shown): string {
  const { persona } = link;
  const at = `/preview/link/${encodeURIComponent(token)}`;
  const name = inLanguage(title, look.language);
  const followed: Followed = {
    page: `${at}/page`,
    state: `${at}/state`,
    remarks: link.allowsRemarks ? `/api/preview-links/${encodeURIComponent(token)}/remarks` : null,
    locale: localeOf(look.language),
    words,
  };
  const kind = link.revision === null ? words.follows : words.stays.replace("{{revision}}", String(link.revision));
  const takesRemarks = followed.remarks
    ? `;(${takeRemarks.toString()})(window,${embed(followed.remarks)},${embed(followed.words)})`
    : "";
  return `<!doctype html>
<html lang="${look.language}" data-theme="${look.theme}" data-scheme="${look.scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(words.draft)}: ${escapeHtml(name)} · ${escapeHtml(look.siteName)}</title>
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
<link rel="icon" href="/icons/${look.theme}/32.png" sizes="32x32" type="image/png">
${look.followsSystem ? `<script nonce="${look.nonce}">${systemSchemeScript}</script>` : ""}<style>${style}${barStyle}</style></head>
<body><header><strong>${escapeHtml(words.draft)}</strong>
<p>${aboutLine(words, look, { name, persona, expiresAt: link.expiresAt })} <span>${escapeHtml(kind)}</span></p>
${link.allowsRemarks ? `<button id="remark" type="button">${escapeHtml(words.remark)}</button>` : ""}
<output></output></header>
<main data-device="${persona.device}"><iframe title="${escapeHtml(name)}" src="${at}/page" sandbox="allow-same-origin" referrerpolicy="no-referrer"></iframe></main>
${link.allowsRemarks ? remarkDialog(words) : ""}
<script nonce="${look.nonce}">(${followDraft.toString()})(window,${embed(followed)})${takesRemarks}</script></body></html>`;
}

/** "Draft of Home as guest, Germany, phone, until 27 Nov, 14:00"; a script tells the time by the reader's own clock. */
function aboutLine(
  words: PreviewLinkWords,
  { language }: Look,
  { name, persona, expiresAt }: { name: string; persona: Persona; expiresAt: Date },
): string {
  const country = persona.country && new Intl.DisplayNames([localeOf(language)], { type: "region" }).of(persona.country);
  const who = [words.audience[persona.audience], country, persona.language, words.device[persona.device]]
    .filter(Boolean)
    .join(" · ");
  const at = expiresAt.toISOString();
  const until = `${formatDate(at, language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })} UTC`;
  const places: Record<string, string> = {
    page: `<b>${escapeHtml(name)}</b>`,
    who: `<b>${escapeHtml(who)}</b>`,
    until: `<time datetime="${at}">${escapeHtml(until)}</time>`,
  };
  return escapeHtml(words.about).replace(/\{\{(page|who|until)\}\}/g, (_, place: string) => places[place] ?? "");
}

const remarkDialog = (words: PreviewLinkWords) => `<dialog aria-labelledby="say"><form method="dialog">
<h2 id="say">${escapeHtml(words.remark)}</h2>
<label>${escapeHtml(words.name)}<input name="name" required maxlength="60" autocomplete="name" pattern=".*\\S.*"></label>
<label>${escapeHtml(words.text)}<textarea name="text" required maxlength="1000" rows="5"></textarea></label>
<p role="alert"></p>
<div><button type="button">${escapeHtml(words.close)}</button><button type="submit">${escapeHtml(words.send)}</button></div></form></dialog>`;
