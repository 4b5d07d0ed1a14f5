import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { useT, useText } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import type { Props } from "./schema";
import css from "./ShowMoreContent.module.css";

/** Text that shows its first lines and expands once, for good (S-1.22, L-4.54). */
export function ShowMoreContent({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [isShort, setShort] = useState(false);
  const html = text(props.body);

  useEffect(() => {
    const element = box.current;
    if (element && element.clientHeight > 0) setShort(element.scrollHeight <= element.clientHeight + 1);
  }, [html, props.collapsedLines]);

  function handleExpand() {
    setExpanded(true);
    box.current?.focus(); // the button is gone; reading goes on where the text is
  }

  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      <div
        ref={box}
        id={id}
        className={css.text}
        data-expanded={isExpanded || isShort || undefined}
        tabIndex={-1}
        style={{ "--lines": props.collapsedLines } as CSSProperties}
      >
        <RichText html={html} className={css.body} />
      </div>
      {!isExpanded && !isShort && html && (
        <div className={css.more}>
          <Button look="quiet" size="small" aria-expanded={false} aria-controls={id} onClick={handleExpand}>
            {text(props.buttonText) || t("content.show_more")}
          </Button>
        </div>
      )}
    </section>
  );
}
