import type { Scheme, Theme } from "../../../../schemas/settings";
import type { Language } from "../../../../schemas/text";
import { escapeHtml } from "../../../../src/page/page_meta";
import type { SiteWords } from "../../../platform/words/site_words";
import type { SandboxPerson } from "./people";

/** Of one visitor. */
export interface SandboxLook {
  language: Language;
  theme: Theme;
  scheme: Scheme;
  siteName: string;
  words: SiteWords["sandbox"];
  /** The theme's tokens. */
  style: string;
}

/** Who is it? One of the people, or any address. */
export const choosePage = (look: SandboxLook, people: readonly SandboxPerson[], wrongEmail: string | null) =>
  page(
    look,
    look.words.title,
    `<p>${escapeHtml(look.words.about)}</p>
<form method="post"><ul>${people.map((person) => personButton(look, person)).join("")}</ul></form>
<form method="post" class="other"><label for="email">${escapeHtml(look.words.other)}</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(wrongEmail ?? "")}"${wrongEmail === null ? "" : ` aria-invalid="true" aria-describedby="problem" autofocus`}>
${wrongEmail === null ? "" : `<p id="problem" class="problem">${escapeHtml(look.words.wrong_email)}</p>`}
<button class="primary">${escapeHtml(look.words.next)}</button></form>${cancelForm(look)}`,
  );

const personButton = ({ words }: SandboxLook, { email, firstName, lastName, isEmailVerified }: SandboxPerson) =>
  `<li><button name="email" value="${escapeHtml(email)}"><span class="face" aria-hidden="true">${escapeHtml(firstName.slice(0, 1))}</span>
<span><b>${escapeHtml(`${firstName} ${lastName}`)}</b><small>${escapeHtml(email)}${isEmailVerified ? "" : ` · ${escapeHtml(words.unconfirmed)}`}</small></span></button></li>`;

/** May the site know who it is? */
export const consentPage = (look: SandboxLook, { firstName, lastName, email }: SandboxPerson) =>
  page(
    look,
    look.words.consent_title.replace("{{site}}", () => look.siteName),
    `<p>${escapeHtml(look.words.consent_text)}</p>
<dl><dt>${escapeHtml(look.words.name)}</dt><dd>${escapeHtml(`${firstName} ${lastName}`.trim())}</dd><dt>${escapeHtml(look.words.email)}</dt><dd>${escapeHtml(email)}</dd></dl>
<form method="post"><button class="primary" name="consent" value="1" autofocus>${escapeHtml(look.words.allow)}</button></form>${cancelForm(look)}`,
  );

/** The sign-in ran out, or somebody came here by no link of ours. */
export const problemPage = (look: SandboxLook) =>
  page(look, look.words.problem_title, `<p role="alert">${escapeHtml(look.words.problem_text)}</p>`);

const cancelForm = ({ words }: SandboxLook) =>
  `<form method="post"><button class="quiet" name="cancel" value="1">${escapeHtml(words.cancel)}</button></form>`;

const page = ({ language, theme, scheme, words, style }: SandboxLook, title: string, body: string) => `<!doctype html>
<html lang="${language}" data-theme="${theme}" data-scheme="${scheme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">
<link rel="icon" href="/icons/${theme}/32.png" sizes="32x32" type="image/png">
<style>${style}${ownStyle}</style></head>
<body><header>${escapeHtml(words.provider)}</header><main><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>`;

const ownStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--surface);color:var(--text);font:400 var(--size-16)/1.5 var(--font-text)}
header{padding:var(--space-3) var(--space-5);background:var(--surface-shell);box-shadow:0 1px 0 var(--line);color:var(--text-muted);font-size:var(--size-14)}
main{display:grid;gap:var(--space-3);width:min(100%,440px);margin:0 auto;padding:var(--space-6) var(--space-5)}
h1,p,ul,dl,dd{margin:0}
h1{font:var(--display-weight) calc(var(--size-22)*var(--display-scale))/1.25 var(--font-display);letter-spacing:var(--display-tracking);text-wrap:balance}
p,dt{color:var(--text-muted)}
ul{display:grid;gap:var(--space-2);padding:0;list-style:none}
dl{display:grid;grid-template-columns:auto 1fr;gap:var(--space-2) var(--space-4);padding:var(--space-4);border-radius:var(--radius-m);background:var(--surface-sunken);overflow-wrap:anywhere}
form,.other{display:grid;gap:var(--space-2)}
label{font-weight:560}
input{width:100%;height:var(--control);padding:0 14px;border:0;border-radius:var(--radius-control);background:var(--surface-sunken);color:inherit;box-shadow:var(--edge-strong);font:inherit}
input[aria-invalid]{box-shadow:inset 0 0 0 2px var(--danger)}
.problem{color:var(--danger)}
button{min-height:var(--control-large);padding:0 var(--space-5);border:0;border-radius:var(--radius-control);background:var(--surface-high);color:var(--text);font:600 var(--size-16)/1.2 var(--font-text);cursor:pointer}
button.primary{background:var(--accent);color:var(--on-accent)}
button.primary:hover{background:var(--accent-hover)}
button.quiet{min-height:var(--control);background:none;color:var(--text-muted)}
li button{display:flex;align-items:center;gap:var(--space-3);width:100%;padding:var(--space-2) var(--space-4);text-align:start;font-weight:400}
li button:hover{background:var(--accent-soft)}
li b,li small{display:block}
li small{color:var(--text-muted);font-size:var(--size-14);overflow-wrap:anywhere}
.face{display:grid;flex:none;place-items:center;width:40px;height:40px;border-radius:50%;background:var(--accent-soft);color:var(--accent-text);font-weight:700}
:focus-visible{outline:2px solid transparent;box-shadow:var(--ring)}
`;
