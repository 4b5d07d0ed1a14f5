import type { PreferencesStore } from "../kit/session/preferences";

/** Runs in the head of a page whose scheme the visitor's system decides, before anything is drawn; always the same text, so that a policy can allow it. */
export const systemSchemeScript = `matchMedia("(prefers-color-scheme: light)").matches&&(document.documentElement.dataset.scheme="light")`;

/** Until the visitor chooses, the page follows their system, when that changes too. */
export function followSystemScheme({ matchMedia, document }: Window, preferences: PreferencesStore) {
  const light = matchMedia("(prefers-color-scheme: light)");
  const follow = () => {
    if (/(?:^|; )scheme=/.test(document.cookie)) return;
    const scheme = light.matches ? "light" : "dark";
    document.documentElement.dataset["scheme"] = scheme;
    preferences.setState({ scheme });
  };
  follow();
  light.addEventListener("change", follow);
}
