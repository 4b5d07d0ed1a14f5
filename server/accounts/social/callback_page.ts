import type { SocialMessage } from "../../../schemas/social_message";
import { embed, escapeHtml } from "../../../src/page/page_meta";

interface Options {
  message: SocialMessage;
  /** Where to go where no window waits. */
  next: string;
  /** Of this response. */
  nonce: string;
  language: string;
  siteName: string;
}

/** Tells the window that opened this one how it went, and closes; without one it leads on. */
export const callbackPage = ({ message, next, nonce, language, siteName }: Options) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(siteName)}</title><meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light"></head><body>
<script type="application/json" id="end">${embed({ message, next })}</script>
<script nonce="${nonce}">${script}</script>
<noscript><a href="${escapeHtml(next)}">${escapeHtml(siteName)}</a></noscript></body></html>`;

/** A window that may not close itself leads on in the end. */
const script = `(()=>{const{message,next}=JSON.parse(document.getElementById("end").textContent);const leave=()=>location.replace(next);if(!window.opener||window.opener===window)return leave();window.opener.postMessage(message,location.origin);window.close();setTimeout(leave,2000)})()`;
