import css from "./Icon.module.css";
import { isIconName } from "./icon_names";
import { drawIcon } from "./icons";
import { Picture } from "./Picture";

interface Props {
  /** One of `icon_names.ts`, or the address of a picture; nothing is shown for any other. */
  name: string;
  /** In pixels. */
  size?: number;
}

/** An icon that content names. It decorates: what it means stands in words beside it. */
export function Icon({ name, size = 20 }: Props) {
  if (name.includes("/")) {
    const box = { width: size, height: size };
    return <Picture image={{ src: name }} alt="" sizes={`${size}px`} upTo={160} className={css.icon} style={box} />;
  }
  return isIconName(name) ? drawIcon(name, { className: css.icon, size, strokeWidth: 1.75 }) : null;
}
