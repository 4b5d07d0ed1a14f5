import type { FastifyReply } from "fastify";
import { themes } from "../../../../schemas/settings";
import { isLanguage } from "../../../../schemas/text";
import { escapeHtml } from "../../../../src/page/page_meta";
import { readThemeStyles } from "../../../platform/words/theme_styles";
import type { Entry } from "./entries";
import { brands } from "./pages/brands";
import { detail, letFrame, show } from "./request_words";
import type { SandboxShared } from "./shared";

/** Whose page it is, for whom, and in whose colours. */
interface ScriptedPage {
  channel: "card" | "cashier";
  /** An address of the merchant's. */
  merchantUrl: string;
  merchant: string;
  language: string;
  theme: string | undefined;
  scheme: string | undefined;
  holder: string;
}

/** What the page itself is told; `src/checkout/view.ts` reads it. */
interface View {
  view: "card" | "fields" | "cashier";
  id: string;
  [more: string]: unknown;
}

export const pageOf = (entry: Entry): ScriptedPage => ({
  channel: entry.channel === "cashier" ? "cashier" : "card",
  merchantUrl: entry.returnUrl ?? "",
  merchant: detail(entry, "merchant"),
  language: entry.language,
  theme: detail(entry, "theme"),
  scheme: detail(entry, "scheme"),
  holder: detail(entry, "name"),
});

/** A page of the provider's that draws our card fields: the built document, with what it shows and the merchant's colours put into it. */
export async function showScripted(shared: SandboxShared, reply: FastifyReply, page: ScriptedPage, view: View) {
  const { origin } = new URL(page.merchantUrl);
  if (shared.isDevelopment) reply.removeHeader("content-security-policy");
  else letFrame(reply, page.merchantUrl);
  const language = isLanguage(page.language) ? page.language : "en";
  const theme = themes.find((name) => name === page.theme) ?? "default";
  const scheme = page.scheme === "light" ? "light" : "dark";
  const brand = brands[page.channel].name;
  const words = shared.words[language];
  const told = { ...view, language, brand, merchant: page.merchant, merchantOrigin: origin, holder: page.holder, words };
  const title = `${words[view.view === "cashier" ? "cashier_choose" : "card_title"]} · ${brand}`;
  const attributes = `lang="${language === "no" ? "nb" : language}" data-theme="${theme}" data-scheme="${scheme}" data-view="${view.view}"`;
  const html = (await shared.readDocument(origin))
    .replace('<html lang="en">', `<html ${attributes}>`)
    .replace("<title></title>", () => `<title>${escapeHtml(title)}</title>`)
    .replace("</head>", () => `<style>${readThemeStyles(shared.root)[theme]}</style></head>`)
    .replace('id="view">', () => `id="view">${JSON.stringify(told).replaceAll("<", "\\u003c")}`)
    .replace('<div id="root">', () => `<noscript>${escapeHtml(words.card_needs_script)}</noscript><div id="root">`);
  return show(reply, html);
}
