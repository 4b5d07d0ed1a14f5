import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { getPage } from "../../../../schemas/api/pages";
import type { Section } from "../../../../schemas/page";
import { registry } from "../../../../sections/registry";
import { completeProps } from "../../../../src/layout/complete_props";
import { upgrade } from "../../../../src/layout/upgrade";
import { place } from "../../../../src/render/place";
import { RenderSections } from "../../../../src/render/RenderSections";
import { ServicesProvider } from "../../../../src/kit/session/services";
import { useEditorApi } from "../../../workplace/use_editor";
import type { PictureSite } from "./picture_site";
import type { Box, Subject } from "./pictures";

interface Props {
  subject: Subject;
  box: Box;
  scale: number;
  site: PictureSite;
}

/** A subject's sections in their box, seen as soon as they show something. */
export const DrawnSection = memo(function DrawnSection({ subject, box, scale, site }: Props) {
  const drawing = useRef<HTMLDivElement>(null);
  const isShown = useShowsSomething(drawing);
  const shown = useSections(subject);
  const sections = useMemo(() => place(completeProps(shown, registry)), [shown]);
  return (
    <div
      ref={drawing}
      data-drawing={isShown ? "shown" : "begun"}
      style={{ left: box.x / scale, top: box.y / scale, width: box.width / scale, height: box.height / scale }}
    >
      <QueryClientProvider client={site.queries}>
        <ServicesProvider value={site.services}>
          <RenderSections sections={sections} />
        </ServicesProvider>
      </QueryClientProvider>
    </div>
  );
});

const none: readonly Section[] = [];

function useSections({ shows }: Subject): readonly Section[] {
  const api = useEditorApi();
  const id = "page" in shows ? shows.page : null;
  const { data } = useQuery({ ...api.query(getPage, { params: { id: id ?? "" } }), enabled: id !== null, staleTime: 60_000 });
  return useMemo(() => ("page" in shows ? (data ? upgrade(data.page.sections, registry) : none) : shows), [shows, data]);
}

const pictured = "img, svg, video, canvas, input, hr";

/** Whether an element holds words or pictures, once it does. */
function useShowsSomething(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isShown) return;
    const look = () => setIsShown(showsSomething(element));
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    look();
    return () => observer.disconnect();
  }, [ref, isShown]);
  return isShown;
}

const showsSomething = (element: HTMLElement) => element.textContent.trim() !== "" || element.querySelector(pictured) !== null;
