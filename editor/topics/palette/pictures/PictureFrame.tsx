import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import FrameComponent, { useFrame } from "react-frame-component";
import { getSettings } from "../../../../schemas/api/site";
import themes from "../../../../src/kit/themes/index.css?url";
import { type Frame, FrameContext } from "../../../../src/kit/ui/frame";
import { loadAllSiteWords } from "../../../words/load_site_words";
import { mirrorStyles } from "../../../parts/site/mirror_styles";
import { usePersona, useWorkplace } from "../../../workplace/use_editor";
import css from "../Palette.module.css";
import { drawQuietly } from "./draw_quietly";
import { DrawnSection } from "./DrawnSection";
import { audienceOf, lookOf, pictureSite } from "./picture_site";
import type { Drawing } from "./pictures";
import { useOneByOne } from "./use_one_by_one";

/** How wide a section is drawn, in pixels of the site. */
const drawnWidth = 720;

const document = `<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>`;

interface Props {
  drawings: readonly Drawing[];
  sheet: RefObject<HTMLElement | null>;
}

/** One document over the whole list, in which every picture of it is drawn at its place; it is only looked at. */
export function PictureFrame({ drawings, sheet }: Props) {
  const { scheme } = usePersona();
  const scale = (drawings[0]?.box.width ?? drawnWidth) / drawnWidth;
  const { offsetWidth = 0, offsetHeight = 0 } = sheet.current ?? {};
  return (
    <FrameComponent
      className={css.pictures}
      style={{ width: offsetWidth / scale, height: offsetHeight / scale, transform: `scale(${scale})`, colorScheme: scheme }}
      initialContent={document}
      mountTarget="#root"
      head={<link rel="stylesheet" href={themes} />}
      data-pictures=""
      aria-hidden="true"
      tabIndex={-1}
      inert
    >
      <Pictures drawings={drawings} scale={scale} />
    </FrameComponent>
  );
}

function Pictures({ drawings, scale }: { drawings: readonly Drawing[]; scale: number }) {
  const workplace = useWorkplace();
  const persona = usePersona();
  const { theme, scheme, language, layout } = persona;
  const inner = useFrame();
  const [frame] = useState(() => inner as Frame); // inside the frame its window is always there
  const { data: site } = useQuery({ ...workplace.api.query(getSettings, {}), staleTime: Infinity });
  const { data: words } = useQuery({
    queryKey: ["words of pictures", language],
    queryFn: () => loadAllSiteWords(language),
    staleTime: Infinity,
  });
  const drawn = useOneByOne(drawings);

  useEffect(() => mirrorStyles(window.document, frame.document), [frame]);
  useEffect(() => drawQuietly(frame), [frame]);
  useEffect(() => {
    Object.assign(frame.document.documentElement.dataset, { theme, scheme, layout });
    frame.document.documentElement.lang = language;
  }, [frame, theme, scheme, language, layout]);

  if (!site || !words) return null;
  return (
    <FrameContext key={lookOf(persona)} value={frame}>
      {drawn.map(({ subject, box }) => (
        <DrawnSection
          key={subject.id}
          subject={subject}
          box={box}
          scale={scale}
          site={pictureSite(workplace, audienceOf(subject.type), { settings: site.settings, words })}
        />
      ))}
    </FrameContext>
  );
}
