import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { SiteSettings } from "../../../schemas/settings";
import type { Viewer } from "../../../schemas/viewer";
import { createQueryClient } from "../../../src/kit/api/query_client";
import pageCss from "../../../src/player/App.module.css";
import { RenderSections, RenderHooksProvider } from "../../../src/render/RenderSections";
import { type Services, ServicesProvider } from "../../../src/kit/session/services";
import { Shell } from "../../../src/shell/Shell";
import { type Frame, FrameContext } from "../../../src/kit/ui/frame";
import { type PersonaState, usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import { answersKey, createPersonaReader } from "../../workplace/persona/persona_reader";
import css from "./CanvasPage.module.css";
import { canvasQuery } from "./canvas_query";
import { createCanvasServices, userOf, withZone } from "../../parts/site/canvas_services";
import { useNearFirst } from "./near_first";
import { createRenderHooks } from "./render_hooks";
import { useCanvasSections } from "./use_canvas_sections";
import { useCanvasWindow } from "./use_canvas_window";

type Spoken = Awaited<ReturnType<ReturnType<typeof canvasQuery>["queryFn"]>>;

/** The page as the site shows it to the persona, with the site's own parts around it. */
export const CanvasPage = memo(function CanvasPage({ frame, settings }: { frame: Frame; settings: SiteSettings }) {
  const { editor } = useWorkplace();
  const { language, theme, layout } = usePersona();
  const { data: spoken } = useQuery(canvasQuery(language, () => editor.getState().page.sections));
  if (!spoken) return null;
  return <SpokenPage key={`${language} ${theme} ${layout}`} frame={frame} settings={settings} spoken={spoken} />;
});

/** Renders once for a language, a theme and a navigation layout: what an edit changes is below the shell. */
const SpokenPage = memo(function SpokenPage({
  frame,
  settings,
  spoken,
}: {
  frame: Frame;
  settings: SiteSettings;
  spoken: Spoken;
}) {
  const { editor, persona, api } = useWorkplace();
  const t = useT();
  const [queryClient] = useState(createQueryClient);
  const { zoneAt, withDemands, words } = spoken;
  const [viewerOf] = useState(() => (state: PersonaState) => withZone(state, (country) => zoneAt(settings, { country })));
  const [services] = useState(() =>
    createCanvasServices({
      page: editor.getState().page,
      settings: withDemands(settings),
      t: words,
      viewerOf,
      persona,
      transport: createPersonaReader(api, persona),
    }),
  );
  const hooks = useMemo(() => createRenderHooks(t), [t]);

  return (
    <FrameContext value={frame}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider value={services}>
          <RenderHooksProvider value={hooks}>
            <FollowPersona services={services} viewerOf={viewerOf} />
            <Shell>
              <PageSections frame={frame} />
            </Shell>
          </RenderHooksProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </FrameContext>
  );
});

function PageSections({ frame }: { frame: Frame }) {
  const page = useRef<HTMLDivElement>(null);
  const sections = useNearFirst(useCanvasWindow(useCanvasSections(), frame, page), frame.document);
  return (
    <div ref={page} className={`${pageCss.page} ${css.late}`}>
      <RenderSections sections={sections} />
    </div>
  );
}

/** Answers for another persona are asked for when the page has shown what the rules change, in ms. */
const soon = 60;

/** Tells the site's own stores whom the editor plays. */
function FollowPersona({ services, viewerOf }: { services: Services; viewerOf: (state: PersonaState) => Viewer }) {
  const state = useStore(useWorkplace().persona);
  const queries = useQueryClient();
  const { scheme } = state.persona;
  const answers = `${answersKey(state.persona)} ${state.persona.money}`;
  const answered = useRef(answers);
  useEffect(() => services.session.setState({ viewer: viewerOf(state), user: userOf(state) }), [services, viewerOf, state]);
  useEffect(() => {
    if (answered.current === answers) return;
    answered.current = answers;
    const timer = setTimeout(() => void queries.invalidateQueries(), soon); // what is there stays until the persona's comes
    return () => clearTimeout(timer);
  }, [queries, answers]);
  useEffect(() => services.preferences.setState({ scheme }), [services, scheme]);
  return null;
}
