import { createStore } from "zustand/vanilla";
import { getSiteFacts, lookUpReferences } from "../../../schemas/api/page_check";
import type { Finding } from "../../../schemas/finding";
import type { Section } from "../../../schemas/page";
import type { Market } from "../../../schemas/settings";
import type { ReferenceFact, SiteFacts } from "../../../schemas/site_facts";
import { registry } from "../../../sections/registry";
import type { Api } from "../../../src/kit/api/api";
import type { Editor } from "../../core/editor";
import { flatten } from "../../core/tree";
import { later } from "../fetch_when_idle";

const loadCheck = later(async () => {
  const [{ checkInSteps }, { referenceKey, referencesOfPage }] = await Promise.all([
    import("../../../src/layout/check/check_page"),
    import("../../../src/layout/check/check_references"),
  ]);
  return { checkInSteps, referenceKey, referencesOfPage };
});

/** How many names one call asks about. */
const mostAsked = 1000;

/** How long nothing must change before the draft is checked again, in ms. */
const quiet = 400;

/** How long after the page is opened it is checked first, in ms: the check's code and questions do not come before what the page needs. */
const pageFirst = 1500;

/** How long a check goes on without a break, in ms. */
const stint = 8;

export interface CheckState {
  /** Null until the first check is done. */
  findings: readonly Finding[] | null;
  passed: number;
  /** Whose page rules hold. */
  markets: readonly Market[];
  /** When it was done, and how long it took, in ms. */
  at: number;
  took: number;
  /** What the check needs to know about the site did not come. */
  hasFailed: boolean;
  /** The finding that somebody went to from the list, by its key. */
  walkingTo: string | null;
}

export type PageCheck = ReturnType<typeof createPageCheck>;

/** Tells one finding from another, also after the next check. */
export const keyOf = ({ code, section, path, values }: Finding) =>
  [code, section?.id ?? "", path.join("."), values["market"] ?? "", values["rule"] ?? ""].join(" ");

export const isBlocking = ({ severity }: Finding) => severity === "block";

/** Keeps the findings up with the draft: after every change, when there is time. The check's code comes with the first. */
export function createPageCheck({ editor, api }: { editor: Editor; api: Api }) {
  const store = createStore<CheckState>(() => ({
    findings: null,
    passed: 0,
    markets: [],
    at: 0,
    took: 0,
    hasFailed: false,
    walkingTo: null,
  }));
  let facts: SiteFacts | null = null;
  let knownNests = "";
  let known = new Map<string, ReferenceFact>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  async function readFacts(nests: string) {
    const { page } = editor.getState();
    const answer = await api.call(getSiteFacts, { params: { id: page.id }, query: { nests } });
    facts = answer.facts as SiteFacts; // the contract's own schema has just read it
    knownNests = nests;
    known = new Map();
  }

  /** What there is to know of all that the page names: what is not known yet is asked for. */
  async function readReferences(): Promise<ReferenceFact[]> {
    const { referencesOfPage, referenceKey: nameOf } = await loadCheck();
    const named = referencesOfPage(editor.getState().page, registry);
    const unknown = named.filter((reference) => !known.has(nameOf(reference)));
    for (let start = 0; start < unknown.length; start += mostAsked) {
      const body = { references: unknown.slice(start, start + mostAsked) };
      const { references } = await api.call(lookUpReferences, { body });
      for (const reference of references) known.set(nameOf(reference), reference);
    }
    return named.flatMap((reference) => known.get(nameOf(reference)) ?? []);
  }

  async function run(isFresh: boolean) {
    const turn = ++asked;
    try {
      const { checkInSteps } = await loadCheck();
      const nests = nestsOf(editor.getState().page.sections);
      if (isFresh || !facts || nests !== knownNests) await readFacts(nests);
      const references = await readReferences();
      if (turn !== asked || !facts) return;
      const started = performance.now();
      const surroundings = { registry, facts: { ...facts, references }, now: new Date().toISOString() };
      const steps = checkInSteps(editor.getState().page, surroundings);
      const result = await withBreaks(steps, () => turn === asked);
      if (!result) return;
      const { findings, passed } = result;
      const { markets } = facts;
      store.setState({ findings, passed, markets, at: Date.now(), took: performance.now() - started, hasFailed: false });
    } catch {
      if (turn === asked) store.setState({ hasFailed: true });
    }
  }

  return {
    store,
    /** Checks the draft at once against the site as it is now. */
    refresh: () => run(true),
    walkTo: (finding: Finding | null) => store.setState({ walkingTo: finding && keyOf(finding) }),
    /** Checks the draft soon and after every change, until what is answered is called. */
    follow() {
      const schedule = (wait: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => void run(false), wait);
      };
      const unsubscribe = editor.subscribe((state, before) => {
        if (state.page !== before.page) schedule(quiet);
      });
      schedule(pageFirst);
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}

/** What the steps end with; between them the screen answers whoever types. Null where it is no longer wanted. */
async function withBreaks<Result>(steps: Generator<void, Result, void>, isWanted: () => boolean): Promise<Result | null> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < stint) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return null;
    since = performance.now();
  }
}

const nestsOf = (sections: readonly Section[]) =>
  [...new Set(flatten(sections).flatMap((section) => registry.nestedPageOf(section) ?? []))].sort().join(",");
