import { type CSSProperties, useId, useState } from "react";
import { useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./Group.module.css";
import type { Props } from "./schema";

/** A container of sections (S-1.26): below each other, side by side, or one at a time behind tabs named after them. */
export function Group({ props, root, children, childNames }: SectionProps<Props>) {
  const text = useText();
  const gap = { "--group-gap": `${props.gap}px` } as CSSProperties;
  return (
    <section {...root} className={css.group} style={gap}>
      <SectionHead title={text(props.title)} />
      {props.layout === "tabs" ? <Tabs names={childNames}>{children}</Tabs> : <div className={css[props.layout]}>{children}</div>}
    </section>
  );
}

function Tabs({ names, children }: { names: string[]; children: SectionProps<Props>["children"] }) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const selected = Math.min(chosen, names.length - 1);

  function handleKeyDown(event: React.KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (selected + step + names.length) % names.length;
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <>
      <div role="tablist" className={css.tabs} onKeyDown={handleKeyDown}>
        {names.map((name, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`}>
        {children[selected]}
      </div>
    </>
  );
}
