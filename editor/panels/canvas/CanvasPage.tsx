import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { SiteSettings } from "../../../schemas/settings";
import type { PlacedSection } from "../../../src/layout/place_splits";
import pageCss from "../../../src/player/App.module.css";
import { createQueryClient } from "../../../src/api/query_client";
import { RenderSections, StandProvider } from "../../../src/render/RenderSections";
import { ServicesProvider } from "../../../src/session/services";
import { Shell } from "../../../src/shell/Shell";
import { type Frame, FrameContext } from "../../../src/ui/frame";
import { loadPlayerWords } from "../../../src/words/load_words";
import { usePersona, usePersonaViewer, useT, useWorkplace } from "../../use_editor";
import { createCanvasServices } from "./canvas_services";
import { sampleUser } from "./sample_user";
import { createStand } from "./stand";

interface Props {
  frame: Frame;
  settings: SiteSettings;
  sections: readonly PlacedSection[];
}

/** The page as the site shows it to the persona, with the site's own parts around it. */
export function CanvasPage({ frame, settings, sections }: Props) {
  const { language } = usePersona();
  const words = useQuery({ queryKey: ["player words", language], queryFn: () => loadPlayerWords(language), staleTime: Infinity });
  if (!words.data) return null;
  return <SpokenPage key={language} frame={frame} settings={settings} sections={sections} words={words.data} />;
}

function SpokenPage({ frame, settings, sections, words }: Props & { words: Awaited<ReturnType<typeof loadPlayerWords>> }) {
  const { editor, persona } = useWorkplace();
  const viewer = usePersonaViewer();
  const { theme, scheme } = usePersona();
  const t = useT();
  const [queryClient] = useState(createQueryClient);
  const stand = useMemo(() => createStand(t), [t]);
  const services = useMemo(
    () => createCanvasServices({ page: editor.getState().page, settings, t: words, ...persona.getState() }),
    [editor, persona, settings, words, theme],
  );

  useEffect(() => services.session.setState({ viewer, user: sampleUser(viewer) }), [services, viewer]);
  useEffect(() => services.preferences.setState({ scheme }), [services, scheme]);

  return (
    <FrameContext value={frame}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider value={services}>
          <StandProvider value={stand}>
            <Shell>
              <div className={pageCss.page}>
                <RenderSections sections={sections} />
              </div>
            </Shell>
          </StandProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </FrameContext>
  );
}
