import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { Section } from "../../schemas/page";
import { components } from "../../sections/components";
import { defineSection } from "../../sections/define_section";
import { registry } from "../../sections/registry";
import { createLoader, type SectionLoader } from "../../sections/section_loader";
import { completeProps } from "../layout/complete_props";
import { cut, evaluateAll } from "../layout/cut";
import { ServicesProvider } from "../kit/session/services";
import { arbitrarySections, arbitraryViewer } from "../testing/arbitrary_page";
import { siteServices } from "../testing/site";
import { eager, loadChunks } from "./load_sections";
import { place } from "./place";
import { RenderPage, RenderSections } from "./RenderSections";
import { longTest } from "../testing/long_test";

const services = siteServices();
const section = (id: string, type: string): Section => ({ id, name: id, type });

const htmlOf = (sections: Section[]) =>
  renderToString(
    <ServicesProvider value={services}>
      <RenderSections sections={place(sections)} />
    </ServicesProvider>,
  );
const idsIn = (html: string) => [...html.matchAll(/data-section="([^"]+)"/g)].map(([, id]) => id);

it("keeps the page on the server when a section throws", async () => {
  const known: Record<string, SectionLoader> = components;
  known["test_throws"] = createLoader(async () => ({
    default: defineSection(() => {
      throw new Error("broken");
    }),
  }));
  const sections = [section("bad", "test_throws"), ...completeProps([section("good", "blank")], registry)];
  await loadChunks(sections);
  expect(idsIn(htmlOf(sections))).toEqual(["good"]);
  delete known["test_throws"];
});

it("lets a browser do something else after every 32 sections of a long page, and gives a short one nothing more", async () => {
  await loadChunks([section("a", "blank")]);
  const page = (count: number) => {
    const sections = Array.from({ length: count }, (_, at) => section(`s${at}`, "blank"));
    const html = renderToString(
      <ServicesProvider value={services}>
        <RenderPage sections={place(completeProps(sections, registry))} />
      </ServicesProvider>,
    );
    const stretches = html.split(`<script type="text/plain"></script>`).map((part) => idsIn(part).length);
    return { all: idsIn(html).length, stretches };
  };
  expect(page(eager + 32)).toEqual({ all: eager + 32, stretches: [eager + 32] });
  expect(page(eager + 70)).toEqual({ all: eager + 70, stretches: [eager + 32, 32, 6] });
});

longTest("renders exactly what the trace calls shown, for any tree and viewer", { timeout: 120_000 }, async () => {
  await loadChunks([section("a", "blank"), section("b", "group")]);
  fc.assert(
    fc.property(arbitrarySections, arbitraryViewer, (sections, viewer) => {
      const shown = [...evaluateAll(sections, viewer, registry)]
        .filter(([, { verdict }]) => verdict === "shown")
        .map(([id]) => id);
      expect(idsIn(htmlOf(completeProps(cut(sections, viewer, registry), registry)))).toEqual(shown);
    }),
    { numRuns: 10_000 },
  );
});
