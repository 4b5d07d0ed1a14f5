import type { MouseEvent } from "react";
import { useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { useFrame } from "../../../src/kit/ui/frame";
import { ChevronLeft } from "../../../src/kit/ui/icons";
import type { SectionProps } from "../../define_section";
import { cameFromThisSite } from "../../../src/kit/ui/came_from_this_site";
import type { Props } from "./schema";

/** Leads back to where the visitor was on this site; whoever came from elsewhere is led on instead (S-2.80). */
export function BackButton({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const frame = useFrame();
  const { isCanvas } = useServices();

  function handleClick(event: MouseEvent) {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isCanvas || !isPlain || !frame || !cameFromThisSite(frame)) return;
    event.preventDefault();
    frame.window.history.back();
  }

  return (
    <div {...root}>
      <ButtonLink href={props.fallbackUrl || "/"} look="ghost" onClick={handleClick}>
        <ChevronLeft size={18} aria-hidden="true" />
        {text(props.title) || t("frame.back")}
      </ButtonLink>
    </div>
  );
}
