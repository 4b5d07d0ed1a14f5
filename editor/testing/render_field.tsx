import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Language } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";
import { createApi, type Transport } from "../../src/kit/api/api";
import type { PropsIssue } from "../../src/layout/registry";
import { type Path, setIn } from "../core/set_in";
import { controls } from "../fields/controls";
import { type FieldServices, FieldServicesProvider, FieldViewProvider, type Upload } from "../fields/field_context";
import { Field } from "../fields/Field";
import { LanguageChips } from "../fields/LanguageChips";
import { type AnyControl, issuesAt } from "../explain/field_props";
import { editorWords } from "./words";

const norwegianGuest: Viewer = {
  session: "guest",
  depositCount: 0,
  country: "NO",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-11-26T11:04:00Z", // a Thursday, 12:04 in Oslo
};

interface Options {
  value?: unknown;
  fallback?: unknown;
  label?: string;
  issues?: (value: unknown) => readonly PropsIssue[];
  focus?: Path;
  answer?: Transport;
  upload?: Upload;
  sectionNames?: readonly string[];
  goesOnWith?: { value: unknown };
}

const unreachable: Transport = async () => ({ status: 503, body: {} });
const t = editorWords("en");

/** One field named `field` on a page of its own; `value()` is what stands on the page. */
export function renderField(
  control: AnyControl,
  { value, label = "Field", answer = unreachable, sectionNames = [], ...options }: Options = {},
) {
  const page = createStore<{ field?: unknown }>(() => ({ field: value }));
  const services: FieldServices = {
    t,
    language: "en",
    api: createApi(answer),
    upload: options.upload ?? (() => Promise.reject(new Error("No upload expected"))),
    goesOnWith: () => options.goesOnWith ?? null,
    sectionNames: () => sectionNames,
    controls,
  };

  function Page() {
    const { field } = useStore(page);
    const [contentLanguage, setContentLanguage] = useState<Language>("en");
    const issues = (options.issues?.(field) ?? []).map((issue) => ({
      ...issue,
      path: ["field", ...issue.path],
    }));
    return (
      <FieldViewProvider value={{ contentLanguage, setContentLanguage, viewer: norwegianGuest, focus: options.focus ?? null }}>
        <LanguageChips />
        <Field
          name="field"
          within={[]}
          control={control}
          value={field}
          fallback={options.fallback}
          label={label}
          issues={issuesAt(issues, "field")}
          type={null}
          onChange={(next, at = []) => page.setState((before) => setIn(before, at, next) as object, true)}
        />
      </FieldViewProvider>
    );
  }

  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <FieldServicesProvider value={services}>
        <Page />
      </FieldServicesProvider>
    </QueryClientProvider>,
  );
  return { value: () => page.getState().field };
}
