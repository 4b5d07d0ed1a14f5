import { useMemo } from "react";
import { countryCodes } from "../../../../schemas/country_codes";
import type { Section } from "../../../../schemas/page";
import { registry } from "../../../../sections/registry";
import { analyse } from "../../../../src/layout/analyse/analyse";
import { findFaults } from "../../../../src/layout/analyse/find_faults";
import { useEditorState, usePersonaViewer } from "../../../workplace/use_editor";

/** Who sees what of the open page, from an instant on, else from the persona's clock; and what is wrong with that. */
export function useAnalysis(from?: string) {
  const sections = useEditorState(({ page }) => page.sections);
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
