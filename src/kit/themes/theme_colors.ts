import type { Scheme, Theme } from "../../../schemas/settings";
import byDefault from "./default.css?raw";
import lulu from "./lulu.css?raw";
import wincraft from "./wincraft.css?raw";

const sheets: Record<Theme, string> = { default: byDefault, lulu, wincraft };

/** A theme's colours by the names of their tokens, for what is drawn where no stylesheet reaches: icons, the browser's own bars. */
export function themeColors(theme: Theme, scheme: Scheme): (token: string) => string {
  const block = sheets[theme].split(`[data-scheme="${scheme}"]`)[1]?.split("}")[0] ?? "";
  const colors = new Map([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{3,8});/g)].map(([, name, color]) => [name, color]));
  return (token) => {
    const color = colors.get(token);
    if (!color) throw new Error(`The theme ${theme} has no colour ${token} in ${scheme}.`);
    return color;
  };
}
