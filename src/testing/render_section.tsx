import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { Section } from "../../schemas/page";
import { registry } from "../../sections/registry";
import { completeProps } from "../layout/complete_props";
import { fetchData, loadChunks } from "../render/load_sections";
import { place } from "../render/place";
import { RenderSections } from "../render/RenderSections";
import { type Services, ServicesProvider } from "../kit/session/services";
import { createTestServices } from "./create_test_services";

/** Sections in all that surrounds them on the site. */
export function Site({ services, queryClient, children }: { services: Services; queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </QueryClientProvider>
  );
}

/** Loads and prepares sections as the server does before it renders them. */
export async function prepare(sections: readonly Section[], services: Services = createTestServices()) {
  const placed = place(completeProps(sections, registry));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  await loadChunks(placed);
  const { viewer, user } = services.session.getState();
  await fetchData(placed, queryClient, { api: services.api, viewer, userId: user?.userId, ...services.route.getState() });
  const element = (
    <Site services={services} queryClient={queryClient}>
      <RenderSections sections={placed} />
    </Site>
  );
  return { element, services, queryClient, sections: placed };
}

/** Sections as HTML, by the same renderer as on the server. Whatever a section throws is thrown. */
export async function renderOnServer(sections: readonly Section[], services = createTestServices()): Promise<string> {
  const { element } = await prepare(sections, services);
  const { session } = services;
  session.getInitialState = session.getState; // what a test has set is what its server began with
  return withoutWindow(async () => {
    const output = new PassThrough();
    await new Promise<void>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(element, {
        progressiveChunkSize: 1e9,
        onAllReady: () => {
          pipe(output);
          resolve();
        },
        onError: reject,
      });
    });
    return text(output);
  });
}

/** A server has no window, and what renders there may ask. */
async function withoutWindow<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const before = Object.getOwnPropertyDescriptor(globalThis, "window");
  Reflect.deleteProperty(globalThis, "window");
  try {
    return await work();
  } finally {
    if (before) Object.defineProperty(globalThis, "window", before);
  }
}
