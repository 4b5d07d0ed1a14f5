// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Section } from "../../schemas/page";
import { components } from "../../sections/components";
import { defineSection, type SectionProps } from "../../sections/define_section";
import { createLoader, type SectionLoader } from "../../sections/section_loader";
import { siteServices } from "../testing/site";
import { ServicesProvider } from "../kit/session/services";
import { loadChunks } from "./load_sections";
import { place } from "./place";
import { RenderSections } from "./RenderSections";

const known: Record<string, SectionLoader> = components;
const services = siteServices({});
type Props = { words?: string | undefined; anchor?: string };

/** A type for these tests alone; its component may do what no type of ours should. */
function register(type: string, Component: (props: SectionProps<Props>) => React.ReactNode) {
  known[type] = createLoader(async () => ({ default: defineSection(Component) }));
}

const section = (id: string, type: string, props: Record<string, unknown> = {}): Section => ({ id, name: id, type, props });
const onPage = (...sections: Section[]) => (
  <ServicesProvider value={services}>
    <RenderSections sections={place(sections)} />
  </ServicesProvider>
);

beforeEach(() => {
  register("test_words", ({ root, props }) => <p {...root}>{props.words}</p>);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  for (const type of Object.keys(known).filter((name) => name.startsWith("test_"))) delete known[type];
});

const good = section("good", "test_words", { words: "The rest of the page" });

async function expectOnlyGood(...broken: Section[]) {
  await loadChunks([...broken, good]);
  await act(async () => void render(onPage(...broken, good)));
  expect(screen.getByText("The rest of the page")).toBeDefined();
  expect([...document.querySelectorAll("[data-section]")].map((element) => element.getAttribute("data-section"))).toEqual([
    "good",
  ]);
}

it("drops a type that nobody knows (L-2.97)", () => expectOnlyGood(section("bad", "from_the_future")));

it("keeps the page when props are not of the shape that a section reckons with", () => {
  register("test_shape", ({ root, props }) => <p {...root}>{props.words?.trim()}</p>);
  return expectOnlyGood(section("bad", "test_shape", { words: 7 }));
});

it("keeps the page when a section throws in render", () => {
  register("test_throws", () => {
    throw new Error("broken");
  });
  return expectOnlyGood(section("bad", "test_throws"));
});

it("keeps the page when a section throws in an effect", () => {
  register("test_effect", ({ root }) => {
    useEffect(() => {
      throw new Error("broken");
    }, []);
    return <p {...root}>Soon gone</p>;
  });
  return expectOnlyGood(section("bad", "test_effect"));
});

it("keeps the page when a section's chunk does not come", () => {
  known["test_missing"] = createLoader(() => Promise.reject(new Error("404")));
  return expectOnlyGood(section("bad", "test_missing"));
});

it("names each section on its outermost element (D-29)", async () => {
  await loadChunks([good]);
  await act(async () => void render(onPage(good)));
  const element = screen.getByText("The rest of the page").closest("[data-section]");
  expect(element?.getAttribute("data-section-type")).toBe("test_words");
});
