import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Page } from "../../schemas/page";
import { createApi } from "../../src/api/api";
import { createEditor } from "../core/editor";
import { createEvaluations } from "../evaluation/evaluation_store";
import { createNotices } from "../notices/notices";
import { defaultPersona, type Persona } from "../persona/persona";
import { createPersonaStore } from "../persona/persona_store";
import { types } from "../section_types";
import { type Workplace, WorkplaceProvider } from "../use_editor";
import { createWorkbench } from "../workbench";
import { editorWords } from "./words";

/** What the panels of one open page need, without a server, saving or a canvas. */
export function createTestWorkplace(page: Page, persona: Partial<Persona> = {}) {
  const editor = createEditor({ page }, types);
  const store = createPersonaStore({ ...defaultPersona, ...persona });
  return {
    editor,
    persona: store,
    workbench: createWorkbench(),
    evaluations: createEvaluations(editor, store),
    notices: createNotices(),
    api: createApi(async () => ({ status: 503, body: {} })),
    accessToken: { current: async () => null },
    t: editorWords("en"),
    language: "en",
  } as unknown as Workplace; // the parts above are those that panels use
}

export const InWorkplace = ({ workplace, children }: { workplace: Workplace; children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <WorkplaceProvider value={workplace}>{children}</WorkplaceProvider>
  </QueryClientProvider>
);
