import type { Theme } from "../../../schemas/settings";
import type { Language } from "../../../schemas/text";
import { escapeHtml } from "../../../src/page/page_meta";

export interface Letter {
  language: Language;
  subject: string;
  text: string;
  button: { words: string; link: string } | null;
  siteName: string;
  theme: Theme;
}

/** Mail programs know no custom properties: each theme's accent, and what is written on it. */
const colours: Record<Theme, { accent: string; onAccent: string }> = {
  default: { accent: "#5b3df0", onAccent: "#ffffff" },
  lulu: { accent: "#ff7d66", onAccent: "#34080d" },
  wincraft: { accent: "#10603f", onAccent: "#fbf6e6" },
};

/** For programs that show no HTML. */
export const letterText = ({ text, button }: Letter) => (button ? `${text}\n\n${button.words}:\n${button.link}\n` : `${text}\n`);

/** Tables and inline styles: what every mail program understands. */
export function letterHtml({ language, subject, text, button, siteName, theme }: Letter): string {
  const { accent, onAccent } = colours[theme];
  const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;padding:14px 28px;border-radius:10px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none">${escapeHtml(button.words)}</a></p>
<p style="margin:0;color:#6b7080;font-size:12px;word-break:break-all">${escapeHtml(button.link)}</p>`
    : "";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f2f3f7;color:#14161d;${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${escapeHtml(siteName)}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>
<p style="margin:0">${escapeHtml(text)}</p>
${action}
</td></tr></table>
</td></tr></table>
</body></html>`;
}
