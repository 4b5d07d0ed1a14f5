import { act, cleanup } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { languages } from "../../schemas/text";
import { components } from "../../sections/components";
import type { SectionEditor } from "../../sections/define_editor";
import { editors } from "../../sections/editors";
import { registry } from "../../sections/registry";
import { schemas, type SectionType } from "../../sections/schemas";
import type { SectionLoader } from "../../sections/section_loader";
import { behaviourIn } from "./behaviour_in";
import { Picture } from "../kit/ui/Picture";
import { section } from "./build";
import { createTestServices, translate } from "./create_test_services";
import { prepare, renderOnServer, Site } from "./render_section";

/** What holds for every section type; `sections.test.tsx` runs it for each. */
export function describeSection(type: SectionType) {
  const editor = editors[type] as SectionEditor;
  const loader: SectionLoader = components[type];
  const own = Object.keys(shapeOf(type)).filter((name) => !["title", "anchor", "order"].includes(name));
  afterEach(cleanup);

  describe(type, () => {
    it("has a starter that is valid (S-0.06)", () => {
      expect(registry.issuesOf(section(type))).toEqual([]);
    });

    it.each([...own, "title", "anchor", "order"])("refuses a malformed %s (S-0.06)", (name) => {
      expect(registry.issuesOf(section(type, { props: { [name]: [[[42]]] } }))).not.toEqual([]);
    });

    it("has a control for every field", () => {
      expect(Object.keys(editor.fields).sort()).toEqual(own.sort());
    });

    it.each(languages)("has words for the editor in %s", (language) => {
      const words = translate("editor", language);
      const paths = fieldPaths(editor.fields as Record<string, AnyControl>);
      const missing = [`sections.${type}.name`, `sections.${type}.description`].filter((key) => !words.exists(key));
      const unlabelled = paths.filter((path) => !labelKeys(type, path).some((key) => words.exists(key)));
      expect([...missing, ...unlabelled.map((path) => path.join("."))]).toEqual([]);
    });

    for (const [preset, props] of Object.entries(editor.presets ?? {}))
      it(`starts as ${preset} too: valid, unlike its starter, named in every language, one element on the page (issue 18, 4)`, async () => {
        const made = { ...section(type), props: props as Record<string, unknown> };
        expect(registry.issuesOf(made)).toEqual([]);
        expect(props).not.toEqual(editor.starter);
        const key = `sections.${type}.presets.${preset}`;
        expect(languages.filter((language) => !translate("editor", language).exists(key))).toEqual([]);
        expect(outermost(await renderOnServer([made]))).toHaveLength(1);
      });

    describe("rendered from its starter", () => {
      let html = "";
      beforeAll(async () => {
        html = await renderOnServer([section(type)]);
      });

      it("is one outermost element that says what it is (D-29)", () => {
        const [root, ...others] = outermost(html);
        expect(others).toEqual([]);
        expect(root?.getAttribute("data-section")).toBe(type);
        expect(root?.getAttribute("data-section-type")).toBe(type);
      });

      it("is taken over by the browser as it is", async () => {
        const container = document.createElement("div");
        container.innerHTML = html;
        document.body.append(container);
        const problems: unknown[] = [];
        const errors = vi.spyOn(console, "error").mockImplementation((...parts) => {
          if (!isTwoRenderers(parts[0])) problems.push(parts);
        });
        const { element } = await prepare([section(type)]);
        const root = await act(async () =>
          hydrateRoot(container, element, { onRecoverableError: (error) => problems.push(error) }),
        );
        expect(problems).toEqual([]);
        expect(outermost(container.innerHTML)).toHaveLength(1);
        act(() => root.unmount());
        errors.mockRestore();
        container.remove();
      });

      it.runIf(loader.isStatic)("has no behaviour, as it says: the browser never gets its code", async () => {
        const { services, queryClient, sections } = await prepare([section(type)]);
        const definition = await loader.load();
        const [placed] = sections;
        const content = placed && definition.render({ section: placed, children: [], columns: [] });
        const around = (inside: (content: ReactNode) => ReactNode) => (
          <Site services={services} queryClient={queryClient}>
            {inside(content)}
          </Site>
        );
        const errors = vi.spyOn(console, "error").mockImplementation(() => {}); // of two renderers
        // the browser loads the first HTML's pictures by itself, and whoever signs in gets a new page
        const fineWithout = { components: [Picture], stores: [services.session] };
        expect(await behaviourIn(around, fineWithout)).toEqual([]);
        expect(html).not.toMatch(/<button|role="button"|type="(?:checkbox|radio|submit)"/); // a press would wait for its code for ever
        errors.mockRestore();
      });

      it("needs neither the session nor a country to be known (L-1.15)", async () => {
        const services = createTestServices({ viewer: { session: "unknown", country: null } });
        expect(outermost(await renderOnServer([section(type)], services))).toHaveLength(1);
      });
    });
  });
}

/** React minds that the server's renderer and the browser's are in one process; only tests do that. */
const isTwoRenderers = (message: unknown) => String(message).startsWith("Detected multiple renderers");

type AnyControl = { control: string; fields?: Record<string, AnyControl>; item?: AnyControl };

/** The path of every field, those inside objects and lists too. */
const fieldPaths = (fields: Record<string, AnyControl>): string[][] =>
  Object.entries(fields).flatMap(([name, control]) => {
    const inner = control.fields ?? control.item?.fields ?? {};
    return [[name], ...fieldPaths(inner).map((path) => [name, ...path])];
  });

/** Where the inspector looks for a label. */
const labelKeys = (type: string, path: string[]) => [
  `sections.${type}.fields.${path.join(".")}`,
  `sections.${type}.fields.${path.at(-1)}`,
  `fields.names.${path.at(-1)}`,
];

const shapeOf = (type: SectionType) => (schemas[type].schema as unknown as z.ZodMiniObject).shape;

function outermost(html: string) {
  const container = document.createElement("div");
  container.innerHTML = html;
  return [...container.children].filter((element) => !element.matches("template, script, link[rel=preload]")); // what React adds
}
