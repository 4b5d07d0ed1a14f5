import { Circle } from "lucide-react";
import { icons } from "./icons";
import css from "./NavigationIcon.module.css";

/** The icon of a menu's entry: a name from `icons`, or the path of a picture (L-3.26). */
export function NavigationIcon({ name, size = 20 }: { name: string | null | undefined; size?: number }) {
  if (name && /^(\/|https:)/.test(name)) {
    return <img className={css.picture} src={name} alt="" width={size} height={size} />;
  }
  const Icon = (name && Object.hasOwn(icons, name) && icons[name]) || Circle;
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" className={css.icon} />;
}
