import { pageAddress } from "../layout/page_address";
import { addressIn } from "../layout/site_address";
import { escapeHtml } from "../page/page_meta";
import type { SiteState } from "../page/site_state";

const css = [
  ":root{--top-bar:36px}",
  ".top-bar{position:sticky;z-index:calc(var(--layer-header) + 1);top:0;display:flex;align-items:center;justify-content:center;gap:var(--space-2);",
  "height:var(--top-bar);background:var(--surface-shell);border-bottom:1px solid var(--line);font-size:var(--size-14)}",
  ".top-bar a{display:flex;align-items:center;height:28px;padding:0 var(--space-3);border-radius:var(--radius-full);background:var(--surface-high);",
  "color:var(--text);font-weight:560;text-decoration:none;white-space:nowrap}",
  ".top-bar a:hover{text-decoration:underline}.top-bar a:focus-visible{outline:none;box-shadow:var(--ring)}",
].join("");

/**
 * The links that a market wants on top of every page while it scrolls, for whoever lives or is there; empty elsewhere. It stands outside of what the browser
 * renders, so that it costs nobody code.
 */
export function topBar({ settings, user, viewer, language }: SiteState): string {
  const home = user?.countryCode ?? viewer.country;
  const bar = settings.demands?.find(({ countries, topBar }) => topBar && home !== null && countries.includes(home))?.topBar;
  if (!bar) return "";
  const links = bar.links.flatMap((link) => {
    if ("url" in link) return [`<a href="${escapeHtml(link.url)}" target="_blank" rel="noopener">${escapeHtml(link.name)}</a>`];
    const page = pageAddress(settings, link.page, language);
    return page === null ? [] : [`<a href="${escapeHtml(addressIn(settings, page, language))}">${escapeHtml(link.name)}</a>`];
  });
  return `<style>${css}</style><nav class="top-bar" lang="${bar.language}" aria-label="${escapeHtml(bar.name)}">${links.join("")}</nav>`;
}
