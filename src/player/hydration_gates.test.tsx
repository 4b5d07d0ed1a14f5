// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Section } from "../../schemas/page";
import { components } from "../../sections/components";
import { defineSection, type SectionProps } from "../../sections/define_section";
import { createLoader, type SectionLoader } from "../../sections/section_loader";
import { HydrationGatesContext } from "../kit/lazy/hydration";
import { eager, loadChunks } from "../render/load_sections";
import { place } from "../render/place";
import { RenderPage } from "../render/RenderSections";
import { ServicesProvider } from "../kit/session/services";
import { siteServices } from "../testing/site";
import { createHydrationGates } from "./hydration_gates";

const known: Record<string, SectionLoader> = components;
const services = siteServices({});
const pageOf = (...types: string[]) => types.map((type, at): Section => ({ id: `s${at}`, name: `s${at}`, type }));
const times = (count: number, type: string) => Array.from({ length: count }, () => type);
const answers = pageOf(...times(eager + 2, "test_answer"));
const last = answers.at(-1)?.id ?? "";

/** How far around the screen was looked, each time that somebody began to look. */
let margins: string[] = [];

let root: Root | null = null;
beforeEach(() => {
  margins = [];
  known["test_answer"] = createLoader(async () => ({ default: defineSection(Answer) }));
  known["test_still"] = createLoader(async () => ({ default: defineSection(Answer) }), { isStatic: true });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(_: unknown, { rootMargin }: { rootMargin: string }) {
        margins.push(rootMargin);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  root?.unmount();
  cleanup();
  document.body.replaceChildren();
  delete known["test_answer"];
  delete known["test_still"];
  vi.unstubAllGlobals();
});

/** Shows what the server was answered, and a placeholder without it. */
function Answer({ root: own }: SectionProps<Record<string, never>>) {
  const { data } = useQuery<string>({ queryKey: ["answer"], queryFn: () => new Promise(() => {}), staleTime: Infinity });
  return data ? <p {...own}>{data}</p> : <div {...own} aria-busy="true" />;
}

/** A page of the server that the browser takes over; what lies below the fold waits. */
async function takeOver(sections = answers) {
  await loadChunks(sections);
  const queryClient = new QueryClient();
  queryClient.setQueryData(["answer"], "Eight studios");
  const placed = place(sections);
  const page = (gates: ReturnType<typeof createHydrationGates>["gates"] | null) => (
    <HydrationGatesContext value={gates}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider value={services}>
          <RenderPage sections={placed} />
        </ServicesProvider>
      </QueryClientProvider>
    </HydrationGatesContext>
  );
  const browser = window;
  vi.stubGlobal("window", undefined); // as on the server
  const html = renderToString(page(null));
  vi.stubGlobal("window", browser);
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error("nothing was rendered");
  const problems: unknown[] = [];
  const { gates, close } = createHydrationGates(container);
  await act(async () => {
    root = hydrateRoot(container, page(gates), { onRecoverableError: (error) => problems.push(error) });
  });
  const element = (id: string) => container.querySelector(`[data-section="${id}"]`);
  const isTakenOver = (id: string) => Object.keys(element(id) ?? {}).some((key) => key.startsWith("__react"));
  const enter = (id: string) => act(async () => void element(id)?.dispatchEvent(new Event("pointerenter")));
  const touch = async (id: string) => {
    await enter(id); // its group
    await enter(id); // the section itself
  };
  return { queryClient, close, problems, element, isTakenOver, touch };
}

/** What a visitor does is drawn before anything comes of it. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

it("takes over at once what is at the top, and what lies below when it is touched", async () => {
  const { isTakenOver, touch, problems } = await takeOver();
  expect([isTakenOver("s0"), isTakenOver(last)]).toEqual([true, false]);
  await touch(last);
  expect(isTakenOver(last)).toBe(true);
  expect(problems).toEqual([]);
});

it("takes over nothing more once the answers are gone that the server's HTML was made of, and leaves the HTML as it is", async () => {
  const { queryClient, close, isTakenOver, touch, problems, element } = await takeOver();
  close();
  queryClient.removeQueries();
  await touch(last);
  expect([isTakenOver(last), element(last)?.textContent]).toEqual([false, "Eight studios"]);
  expect(problems).toEqual([]);
});

it("looks only at the screen until the visitor does anything, and then at what comes near", async () => {
  await takeOver();
  expect([...new Set(margins)]).toEqual(["0px"]);
  document.querySelector("p")?.dispatchEvent(new Event("scroll")); // a carousel that moves by itself
  await act(drawn);
  expect([...new Set(margins)]).toEqual(["0px"]);
  document.dispatchEvent(new Event("scroll"));
  await act(drawn);
  expect(margins.at(-1)).toBe("600px 0px");
});

it("passes over a run of sections without behaviour as one, and looks for none of them", async () => {
  const { problems, isTakenOver, element } = await takeOver(pageOf(...times(eager, "test_answer"), ...times(40, "test_still")));
  await act(drawn);
  expect(margins).toEqual([]);
  expect([isTakenOver("s0"), isTakenOver(`s${eager}`), element(`s${eager}`)?.textContent]).toEqual([
    true,
    false,
    "Eight studios",
  ]);
  expect(element(`s${eager}`)?.parentElement?.innerHTML.match(/<!--\$-->/g)).toHaveLength(1 + eager + 40);
  expect(problems).toEqual([]);
});

it("takes over a section with behaviour among others without any", async () => {
  const { problems, isTakenOver, touch } = await takeOver(
    pageOf(...times(eager + 10, "test_still"), "test_answer", ...times(10, "test_still")),
  );
  const live = `s${eager + 10}`;
  expect(isTakenOver(live)).toBe(false);
  await touch(live);
  expect([isTakenOver(live), isTakenOver(`s${eager}`)]).toEqual([true, false]);
  expect(problems).toEqual([]);
});

it("lets what is outside the sections wait by a name of its own", async () => {
  document.body.innerHTML = `<footer><div data-waits="footer:seal"></div></footer>`;
  const gate = createHydrationGates(document.body).gates.of(["footer:seal"], { isLate: true, onlyReacts: false });
  const open = vi.fn();
  const opened = gate?.then(open);
  await Promise.resolve();
  expect(open).not.toHaveBeenCalled();
  document.querySelector("[data-waits]")?.dispatchEvent(new Event("pointerenter"));
  await opened;
  expect(open).toHaveBeenCalledOnce();
});
