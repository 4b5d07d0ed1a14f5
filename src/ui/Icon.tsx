import { Suspense, use } from "react";
import css from "./Icon.module.css";
import { type IconName, isIconName } from "./icon_names";
import { Picture } from "./Picture";

interface Props {
  /** One of `icon_names.ts`, or the address of a picture; nothing is shown for any other. */
  name: string;
  /** In pixels. */
  size?: number;
}

/** An icon that content names. It decorates: what it means stands in words beside it. */
export function Icon({ name, size = 20 }: Props) {
  const box = { width: size, height: size };
  if (name.includes("/")) return <Picture image={{ src: name }} alt="" sizes={`${size}px`} className={css.icon} style={box} />;
  if (!isIconName(name)) return null;
  return (
    <Suspense fallback={<span className={css.icon} style={box} />}>
      <NamedIcon name={name} size={size} />
    </Suspense>
  );
}

type IconSet = Partial<(typeof import("./icon_set"))["iconSet"]>;

let loading: Promise<IconSet> | null = null; // code, the same for every request

const load = (): Promise<IconSet> =>
  (loading ??= import("./icon_set").then(
    (module): IconSet => module.iconSet,
    (): IconSet => {
      loading = null; // an icon that does not come costs itself; the next page tries again
      return {};
    },
  ));

function NamedIcon({ name, size }: { name: IconName; size: number }) {
  const Drawing = use(load())[name];
  return Drawing ? <Drawing className={css.icon} size={size} strokeWidth={1.75} aria-hidden="true" /> : null;
}
