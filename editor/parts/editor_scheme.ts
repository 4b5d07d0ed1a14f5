export const schemes = ["system", "light", "dark"] as const;
export type EditorScheme = (typeof schemes)[number];

const key = "foyer.editor.scheme";

/** The editor's own look that was chosen before; the site's is the persona's. */
export function keptScheme({ localStorage }: Window): EditorScheme {
  const kept = localStorage.getItem(key);
  return schemes.find((scheme) => scheme === kept) ?? "system";
}

export function keepScheme(window: Window, scheme: EditorScheme) {
  window.localStorage.setItem(key, scheme);
  applyScheme(window, scheme);
}

export function applyScheme({ document }: Window, scheme: EditorScheme) {
  if (scheme === "system") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}
