import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { resolvePage } from "../../schemas/api/pages";
import type { Page } from "../../schemas/page";
import {
  type HostMessage,
  hostMessage,
  type PageMessage,
  pageMessage,
  scope,
  type SectionInfo,
} from "../../schemas/preview_protocol";
import type { Viewer } from "../../schemas/viewer";
import { registry } from "../../sections/registry";
import { completeProps } from "../layout/complete_props";
import { type PageStore, toShown } from "../render/page_store";
import { fetchData, loadChunks } from "../render/load_sections";
import type { Services } from "../kit/session/services";
import { createChannel } from "./channel";
import { createOverlay } from "./overlay";
import { boxIn, sectionAt, watchBoxes } from "./page_boxes";
import { readLayout } from "./read_layout";
import { sectionInfos } from "./section_infos";

interface Site {
  services: Services;
  queryClient: QueryClient;
  pages: PageStore;
}

type Unscoped<Message> = Message extends { scope: unknown } ? Omit<Message, "scope"> : never;

/**
 * Talks with the back office that frames the page: says what is on it and what is pointed at, selects, scrolls, and shows
 * layouts that it sends. The page itself was cut for its visitor; hidden sections come from the host alone.
 */
export function startBridge({ services, queryClient, pages }: Site, origins: readonly string[]) {
  const channel = createChannel(window, origins);
  const overlay = createOverlay({ document, language: services.language });
  let persona: Partial<Viewer> = {};
  /** The layout that the host sent. */
  let given: Page | null = null;
  let hovered: string | null = null;
  let selected: string | null = null;
  let last: SectionInfo[] = [];
  let turn = 0;

  const viewer = (): Viewer => ({ ...services.session.getState().viewer, ...persona });
  const currentPage = () => given ?? shownIn(pages)?.page ?? null;
  const infosNow = () => sectionInfos(currentPage()?.sections ?? [], { viewer: viewer(), boxOf: (id) => boxIn(document, id) });

  function send(message: Unscoped<PageMessage>) {
    const parsed = z.safeParse(pageMessage, { scope, ...message });
    if (parsed.success) channel.send(parsed.data);
  }

  function refresh() {
    last = infosNow();
    overlay.draw({ infos: last, hovered, selected });
  }

  function announce() {
    refresh();
    const page = currentPage();
    send({
      type: "page.ready",
      page: page && { id: page.id, route: page.route, title: page.title },
      path: services.route.getState().path,
      viewer: viewer(),
      sections: last,
    });
  }

  function select(id: string | null) {
    if (id === selected) return;
    selected = id;
    refresh();
    send({ type: "section.selected", id });
  }

  async function update(message: Extract<HostMessage, { type: "layout.update" }>) {
    const own = ++turn;
    const request = message.request ?? null;
    const { page, issues } = readLayout(message, given ?? (message.section === undefined ? null : await wholePage(services)));
    if (own !== turn) return;
    if (issues)
      return send({
        type: "layout.refused",
        request,
        issues: issues.map(({ path, message: words }) => ({ path: [...path], message: words })),
      });
    const params = shownIn(pages)?.params ?? {};
    const shown = toShown({ page: { ...page, sections: completeProps(page.sections, registry) }, params });
    await loadShown({ services, queryClient }, shown, viewer());
    if (own !== turn) return;
    given = page;
    pages.setState({ status: "shown", shown, isLoading: false }, true);
    await painted();
    refresh();
    send({ type: "layout.applied", request, sections: last });
  }

  function handle(message: HostMessage) {
    switch (message.type) {
      case "page.announce":
        return announce();
      case "section.select":
        return select(message.id);
      case "section.scroll_to":
        return sectionElement(message.id)?.scrollIntoView({ block: "center" });
      case "layout.update":
        return void update(message);
      case "persona.set":
        persona = { ...persona, ...withoutMissing(message.viewer) };
        return announce();
    }
  }

  channel.listen((data) => {
    const parsed = z.safeParse(hostMessage, data);
    if (parsed.success) handle(parsed.data);
  });

  document.addEventListener("pointermove", ({ target }) => {
    const id = sectionAt(target);
    if (id === hovered) return;
    hovered = id;
    overlay.draw({ infos: last, hovered, selected });
    send({ type: "section.hovered", id });
  });

  takeClicks((event, id) => {
    select(id);
    const box = id === null ? null : boxIn(document, id);
    if (id !== null && box) send({ type: "section.clicked", id, at: { x: event.pageX - box.x, y: event.pageY - box.y } });
  });

  watchBoxes(document, () => {
    const before = new Map(last.map(({ id, box }) => [id, JSON.stringify(box)]));
    refresh();
    const boxes = last.filter(({ id, box }) => before.get(id) !== JSON.stringify(box)).map(({ id, box }) => ({ id, box }));
    if (boxes.length > 0)
      send({ type: "page.measured", boxes, height: document.documentElement.scrollHeight, scroll: window.scrollY });
  });
  announce();
}

/** Takes clicks for what they are at; nothing is opened, played, sent or paid from here. */
function takeClicks(onClick: (event: MouseEvent, id: string | null) => void): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("submit", stop, { capture: true });
  window.addEventListener(
    "click",
    (event) => {
      stop(event);
      onClick(event, sectionAt(event.target));
    },
    { capture: true },
  );
}

const shownIn = (pages: PageStore) => {
  const state = pages.getState();
  return state.status === "shown" ? state.shown : null;
};

const sectionElement = (id: string) => document.querySelector(`[data-section="${CSS.escape(id)}"]`);

/** The fields that are there: one that is missing leaves what was before. */
const withoutMissing = (viewer: { [Field in keyof Viewer]?: Viewer[Field] | undefined }): Partial<Viewer> =>
  Object.fromEntries(Object.entries(viewer).filter(([, value]) => value !== undefined));

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The code and the data of what is shown; what takes too long comes later. */
async function loadShown({ services, queryClient }: Omit<Site, "pages">, shown: ReturnType<typeof toShown>, viewer: Viewer) {
  await loadChunks(shown.sections);
  const { search } = services.route.getState();
  const { params } = shown;
  const { userId } = services.session.getState().user ?? {};
  await Promise.race([fetchData(shown.sections, queryClient, { api: services.api, viewer, userId, params, search }), patience()]);
}

/** After this long a layout is shown with the skeletons of what is missing. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 1500));

/** The page of the site as it was sent first; what stands in the document lacks the props that were not sent twice. */
async function wholePage(services: Services) {
  const query = {
    path: services.route.getState().path,
    locale: services.language,
    editor: "nx" as const,
    pass: services.framePass,
  };
  return services.api.call(resolvePage, { query }).then(
    ({ page }) => page,
    () => null,
  );
}
