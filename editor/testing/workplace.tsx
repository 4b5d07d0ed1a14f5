import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createStore } from "zustand/vanilla";
import type { Page } from "../../schemas/page";
import type { User } from "../../schemas/user";
import { createApi } from "../../src/kit/api/api";
import { createAccessToken } from "../../src/kit/session/access_token";
import { createWorkplace } from "../screen/create_workplace";
import type { Persona } from "../workplace/persona/persona";
import type { BackOfficeState } from "../workplace/back_office";
import { type Workplace, WorkplaceProvider } from "../workplace/use_editor";
import { createWorkbench } from "../workplace/workbench";
import { signedIn } from "./signed_in";
import { editorWords } from "./words";

/** A workplace with a page open, and a server that is down. */
export function createTestWorkplace(page: Page, persona: Partial<Persona> = {}, role: User["role"] = "administrator"): Workplace {
  const { store, user: someone } = signedIn(persona);
  return createWorkplace({
    stored: { page, revision: 1, publishedRevision: null },
    backOffice: {
      store: createStore<BackOfficeState>(() => ({ status: "signed_in", user: someone, isAtWork: true })),
      api: createApi(async () => ({ status: 503, body: {} })),
      accessToken: createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} }),
      takePersonas: () => null,
    },
    persona: store,
    workbench: createWorkbench(),
    drafts: { read: async () => null, write: async () => {}, remove: async () => {}, discard: async () => {} },
    user: { ...someone, role },
    t: editorWords("en"),
    language: "en",
  });
}

export const InWorkplace = ({ workplace, children }: { workplace: Workplace; children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <WorkplaceProvider value={workplace}>{children}</WorkplaceProvider>
  </QueryClientProvider>
);

/** Shows a part of the editor at a workplace. */
export const renderAt = (workplace: Workplace, part: ReactNode) =>
  render(<InWorkplace workplace={workplace}>{part}</InWorkplace>);
