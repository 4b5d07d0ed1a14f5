// @vitest-environment jsdom
import { act, cleanup, waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Section } from "../../schemas/page";
import { components } from "../../sections/components";
import { defineSection, type SectionProps } from "../../sections/define_section";
import { createLoader, type SectionLoader } from "../../sections/section_loader";
import { HydrationGatesContext, type HydrationGates } from "../kit/lazy/hydration";
import { loadChunks } from "../render/load_sections";
import { place } from "../render/place";
import { RenderPage } from "../render/RenderSections";
import { ServicesProvider } from "../kit/session/services";
import { siteServices } from "../testing/site";
import { createHydrationGates } from "./hydration_gates";
import { keepPresses } from "./kept_presses";

const known: Record<string, SectionLoader> = components;
const services = siteServices({});

interface Props {
  anchor?: string | undefined;
  isAlive?: boolean;
  recalls?: string;
}

/** A field, and a button that counts. */
function Form({ props, root, id }: SectionProps<Props>) {
  const [words, setWords] = useState("");
  const [presses, setPresses] = useState(0);
  return (
    <section {...root} data-alive={props.isAlive || undefined} data-recalls={props.recalls}>
      <input aria-label={`${id} words`} value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {id}: {words}, {presses}
      </button>
    </section>
  );
}

let isGuest = true;

/** When the visitor first does anything. */
let signed = new Promise<void>(() => {});
let sign = () => {};

let page = new AbortController();
let root: Root | null = null;
beforeEach(() => {
  page = new AbortController();
  signed = new Promise((resolve) => (sign = resolve));
  isGuest = true;
  known["test_form"] = createLoader(async () => ({ default: defineSection(Form) }), { onlyReacts: true });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe() {
        queueMicrotask(() => this.tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  page.abort();
  root?.unmount();
  cleanup();
  document.body.replaceChildren();
  delete known["test_form"];
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A page of the server that the browser takes over. */
async function takeOver(...forms: (Props & { id: string })[]) {
  const sections = forms.map(({ id, ...props }): Section => ({ id, name: id, type: "test_form", props: { ...props } }));
  await loadChunks(sections);
  const placed = place(sections);
  const shown = (gates: HydrationGates | null) => (
    <HydrationGatesContext value={gates}>
      <ServicesProvider value={services}>
        <RenderPage sections={placed} />
      </ServicesProvider>
    </HydrationGatesContext>
  );
  document.body.innerHTML = `<div>${renderToString(shown(null))}</div>`;
  const container = document.body.firstElementChild;
  if (!container) throw new Error("nothing was rendered");
  const problems: unknown[] = [];
  const { gates } = createHydrationGates(container, { isGuest, sign: () => signed, ...keepPresses(document, page.signal) });
  await act(async () => {
    root = hydrateRoot(container, shown(gates), { onRecoverableError: (error) => problems.push(error) });
  });
  const find = <Found extends HTMLElement>(id: string, tag: string) =>
    container.querySelector<Found>(`[data-section="${id}"] ${tag}`) ?? expect.fail(`${id} has no ${tag}`);
  const isTakenOver = (id: string) => Object.keys(find(id, "button")).some((key) => key.startsWith("__react"));
  return { find, isTakenOver, problems };
}

it("is taken over at once where something in it ticks or this browser remembers its key, and waits elsewhere", async () => {
  localStorage.setItem("kept", "1");
  const { isTakenOver, problems } = await takeOver({ id: "a" }, { id: "b", isAlive: true }, { id: "c", recalls: "kept" });
  expect(["a", "b", "c"].map(isTakenOver)).toEqual([false, true, true]);
  expect(problems).toEqual([]);
});

it("is taken over at once for whoever is signed in", async () => {
  isGuest = false;
  const { isTakenOver } = await takeOver({ id: "a" });
  expect(isTakenOver("a")).toBe(true);
});

it("does once more what was typed and pressed before its code was there, once", async () => {
  const { find, isTakenOver, problems } = await takeOver({ id: "a" }, { id: "b" });
  expect(["a", "b"].map(isTakenOver)).toEqual([false, false]);
  const field = find<HTMLInputElement>("a", "input");
  field.value = "ember"; // as a browser does it, which no script is told of but by the event
  field.dispatchEvent(new Event("input", { bubbles: true }));
  find("a", "button").click();
  find("a", "button").click(); // impatient
  sign();
  expect(find("a", "button").textContent).toBe("a: , 0");
  await waitFor(() => expect(find("a", "button").textContent).toBe("a: ember, 1"));
  expect(field.value).toBe("ember");
  expect(find("b", "button").textContent).toBe("b: , 0");
  await act(async () => find("a", "button").click());
  expect(find("a", "button").textContent).toBe("a: ember, 2");
  expect(problems).toEqual([]);
});

it("keeps a first tap, which shows something before the next one leads away, and lets a mouse follow the link", async () => {
  document.body.innerHTML = `<section data-section="a"><div data-first-tap=""><a href="/casino/games/dice">Dice</a></div></section>`;
  const link = document.querySelector("a") ?? expect.fail("there is no link");
  const { tookOver } = keepPresses(document, page.signal);
  const heard: string[] = [];
  for (const type of ["pointerdown", "click"])
    link.parentElement?.addEventListener(type, (event) => {
      heard.push(type);
      event.preventDefault(); // jsdom has no pages to load
    });
  const press = (pointerType: string) => {
    link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType }));
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return heard.splice(0);
  };
  expect(press("mouse")).toEqual(["pointerdown", "click"]);
  expect(press("touch")).toEqual(["pointerdown"]);
  tookOver("a");
  await waitFor(() => expect(heard.splice(0)).toEqual(["pointerdown", "click"]));
  expect(press("touch")).toEqual(["pointerdown", "click"]);
});
