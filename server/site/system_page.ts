import type { Scheme, Theme } from "../../schemas/settings";
import { type Language, languages } from "../../schemas/text";
import { escapeHtml } from "../../src/page/page_meta";
import { systemSchemeScript } from "../../src/page/system_scheme";
import type { SiteWords } from "../platform/words/site_words";

const statuses = {
  server_error: "500",
  unavailable: "503",
  offline: "",
  log_out: "",
  not_served: "",
  link_unknown: "404",
  link_expired: "410",
  link_taken_back: "410",
  link_page_gone: "410",
};
export type SystemPageKind = keyof typeof statuses;

/** Of one visitor. */
export interface Look {
  language: Language;
  theme: Theme;
  scheme: Scheme;
  siteName: string;
  /** For the one script that waits until the site is back. */
  nonce: string;
  /** The visitor's system decides about the scheme. */
  followsSystem: boolean;
  /** Where who is not served finds help and the way to their money. */
  ways: { help: string; withdraw: string };
  /** Whoever is signed in is not offered to be. */
  isSignedIn?: boolean;
}

/** Pages that stand without database, renderer or scripts, prepared per language and theme (C-2.37). */
export function prepareSystemPages(words: Record<Language, SiteWords>, styles: Record<Theme, string>) {
  const kinds = Object.keys(statuses) as SystemPageKind[];
  const keyOf = (kind: SystemPageKind, language: Language, theme: Theme) => `${kind} ${language} ${theme}`;
  const prepared = new Map(
    kinds.flatMap((kind) =>
      languages.flatMap((language) =>
        (Object.keys(styles) as Theme[]).map((theme) => [
          keyOf(kind, language, theme),
          template(kind, { language, theme, words: words[language], style: styles[theme] }),
        ]),
      ),
    ),
  );
  const toSignIn = (language: Language) => `<a href="{{help}}?modal=login">${escapeHtml(words[language].system.log_in)}</a> `;
  return (kind: SystemPageKind, { language, theme, scheme, siteName, nonce, followsSystem, ways, isSignedIn = false }: Look) =>
    (prepared.get(keyOf(kind, language, theme)) ?? "")
      .replaceAll("{{log_in}}", () => (isSignedIn ? "" : toSignIn(language)))
      .replaceAll("{{scheme}}", scheme)
      .replaceAll("{{follow}}", followsSystem ? `<script nonce="${nonce}">${systemSchemeScript}</script>` : "")
      .replaceAll("{{site}}", () => escapeHtml(siteName))
      .replaceAll("{{help}}", () => escapeHtml(ways.help))
      .replaceAll("{{withdraw}}", () => escapeHtml(ways.withdraw))
      .replaceAll("{{nonce}}", nonce);
}

export type SystemPages = ReturnType<typeof prepareSystemPages>;

interface Given {
  language: Language;
  theme: Theme;
  words: SiteWords;
  style: string;
}

/** The doorway, in the theme's accent. */
export const brandMark = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M4 28V16a12 12 0 0 1 24 0v12"/><path d="M10 28V16.500a6 6 0 0 1 12 0V28"/><path d="M16 28v-9"/></svg>`;

const template = (kind: SystemPageKind, { language, theme, words: { titles, system }, style }: Given) => `<!doctype html>
<html lang="${language}" data-theme="${theme}" data-scheme="{{scheme}}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(isAboutLink(kind) ? system[kind].title : (titles[statuses[kind]] ?? system[kind].title))} · {{site}}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/${theme}/32.png" sizes="32x32" type="image/png">
{{follow}}<style>${style}${plainStyle}</style></head>
<body><header><a href="/">${brandMark}<span>{{site}}</span></a></header>
<main>${statuses[kind] && `<p class="code" aria-hidden="true">${statuses[kind]}</p>`}
<h1>${escapeHtml(system[kind].title)}</h1>
<p>${escapeHtml(system[kind].text)}</p>
${actions(kind, system)}</main>${kind === "unavailable" || kind === "offline" ? waiting : ""}</body></html>`;

/** Asking again for a preview link brings nothing. */
const isAboutLink = (kind: SystemPageKind) => kind.startsWith("link_");

/** An empty address is the one that the visitor asked for: a link to it is asking again. */
const actions = (kind: SystemPageKind, { retry, home, log_out_now, stay, ...words }: SiteWords["system"]) =>
  kind === "not_served"
    ? `<div class="actions"><a class="primary" href="{{help}}">${escapeHtml(words.help)}</a> {{log_in}}<a href="{{withdraw}}">${escapeHtml(words.withdraw)}</a></div>`
    : kind === "log_out"
      ? `<form method="post" action="/logout"><button class="primary">${escapeHtml(log_out_now)}</button> <a href="/">${escapeHtml(stay)}</a></form>`
      : isAboutLink(kind)
        ? `<div class="actions"><a class="primary" href="/">${escapeHtml(home)}</a></div>`
        : `<div class="actions"><a class="primary" href="">${escapeHtml(retry)}</a>${kind === "offline" ? "" : ` <a href="/">${escapeHtml(home)}</a>`}</div>`;

/** Ends a page of which only the beginning could be made. */
export const brokenEnd = ({ system }: SiteWords) =>
  `<main style="padding:15vh var(--gutter);text-align:center"><h1>${escapeHtml(system.server_error.title)}</h1>` +
  `<p>${escapeHtml(system.server_error.text)}</p><p><a href="">${escapeHtml(system.retry)}</a></p></main></div></body></html>`;

/** Asks, less and less often, whether the site is back, and then opens the page again. */
const waiting = `<script nonce="{{nonce}}">(()=>{let pause=2000;const ask=async()=>{try{if((await fetch("/readyz",{cache:"no-store"})).ok)return location.reload()}catch{}pause=Math.min(pause*1.5,30000);setTimeout(ask,pause*(.8+Math.random()*.4))};setTimeout(ask,pause)})()</script>`;

/** Of pages that stand without the site's own styles, beside a theme's tokens. */
export const plainStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--surface);color:var(--text);font:400 var(--size-16)/1.5 var(--font-text)}
header{padding:var(--space-5) var(--gutter);background:var(--surface-shell);box-shadow:0 1px 0 var(--line)}
header a{display:inline-flex;align-items:center;gap:var(--space-3);color:inherit;text-decoration:none;font-weight:700;font-size:var(--size-18)}
svg{fill:none;stroke:var(--accent-text);stroke-width:var(--mark-stroke);stroke-linecap:var(--mark-cap)}
main{display:grid;justify-items:center;align-content:center;gap:var(--space-4);padding:var(--space-12) var(--gutter);text-align:center;background:radial-gradient(60% 50% at 50% 40%,var(--accent-soft),transparent)}
h1,p{margin:0;text-wrap:balance}
h1{font:var(--display-weight) calc(var(--size-36)*var(--display-scale))/1.2 var(--font-display);letter-spacing:var(--display-tracking)}
p{max-width:46ch;color:var(--text-muted)}
.code{font:var(--display-weight) calc(var(--size-48)*2*var(--display-scale))/1 var(--font-display);color:var(--accent-text)}
.actions,form{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-3);margin-top:var(--space-4)}
main a,button{display:inline-flex;align-items:center;min-height:var(--control-large);padding:0 var(--space-6);border:0;border-radius:var(--radius-control);background:var(--surface-high);color:var(--text);font:600 var(--size-16)/1 var(--font-text);text-decoration:none;cursor:pointer}
main .primary{background:var(--accent);color:var(--on-accent)}
main .primary:hover{background:var(--accent-hover)}
:focus-visible{outline:2px solid transparent;box-shadow:var(--ring)}
`;
