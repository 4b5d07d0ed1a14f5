import { useMemo } from "react";
import { countryCodes } from "../../../../schemas/country_codes";
import type { Section } from "../../../../schemas/page";
import { registry } from "../../../../sections/registry";
import { analyse } from "../../../../src/layout/analyse/analyse";
import { findFaults } from "../../../../src/layout/analyse/find_faults";
import { nestPages } from "../../../../src/layout/nest_pages";
import { useShownPages } from "../../../parts/usage/use_shown_pages";
import { useEditorState, usePersonaViewer } from "../../../workplace/use_editor";

/** Who sees what of the open page and of those that it shows in place, from an instant on, else from the persona's clock; and what is wrong with that. */
export function useAnalysis(from?: string) {
  const page = useEditorState((state) => state.page);
  const pageOf = useShownPages(page);
  const sections = useMemo(() => nestPages(page, { registry, pageOf }), [page, pageOf]);
  const { now } = usePersonaViewer();
  const instant = from ?? now;
  return useMemo(() => timed(sections, instant), [sections, instant]);
}

/** With how long it took to find out, in ms. */
function timed(sections: readonly Section[], from: string) {
  const before = performance.now();
  const analysis = analyse(sections, { registry, countries: countryCodes, from });
  const faults = findFaults(analysis);
  return { analysis, faults, took: performance.now() - before };
}
