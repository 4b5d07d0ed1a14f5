import { type Finding, findingCodes } from "../../../schemas/finding";
import type { Page } from "../../../schemas/page";
import type { SiteFacts } from "../../../schemas/site_facts";
import { upgrade } from "../upgrade";
import { checkAudience } from "./check_audience";
import { checkExperiments } from "./check_experiments";
import { checkLinks } from "./check_links";
import { checkNesting } from "./check_nesting";
import { checkPictures } from "./check_pictures";
import { checkReferences } from "./check_references";
import { checkRules } from "./check_rules";
import { checkSamples } from "./check_samples";
import { checkSections } from "./check_sections";
import { checkStructure } from "./check_structure";
import { checkTexts } from "./check_texts";
import { checkedSections, type CheckRegistry, type Subject } from "./subject";

export interface CheckResult {
  /** What stops a publish first, then what is worth a look; inside both in the order of the page. */
  findings: Finding[];
  /** How many questions were asked whose answer is good. */
  passed: number;
}

export interface Surroundings {
  registry: CheckRegistry;
  facts: SiteFacts;
  /** An instant, ISO 8601. */
  now: string;
}

const parts = [
  checkSections,
  checkPictures,
  checkTexts,
  checkLinks,
  checkNesting,
  checkReferences,
  checkSamples,
  checkStructure,
  checkExperiments,
  checkAudience,
];

/** Whatever keeps a page from being published, or is worth a look: the same for the server and the editor. */
export function checkPage(page: Page, surroundings: Surroundings): CheckResult {
  const steps = checkInSteps(page, surroundings);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, for whoever has something else to do between them: thousands of sections take a while. */
export function* checkInSteps(page: Page, { registry, facts, now }: Surroundings): Generator<void, CheckResult, void> {
  const newest = { ...page, sections: upgrade(page.sections, registry) };
  const subject: Subject = { page: newest, sections: checkedSections(newest.sections, registry), registry, facts, now };
  const rules = checkRules(subject);
  const found: Finding[] = [];
  for (const part of parts) {
    yield;
    found.push(...part(subject));
  }
  const order = new Map(subject.sections.map(({ section }, index) => [section.id, index]));
  const place = ({ section }: Finding) => (section ? (order.get(section.id) ?? 0) : -1);
  const all = [...found.sort((a, b) => place(a) - place(b)), ...rules.findings];
  const questions = findingCodes.length - 1 + rules.asked;
  const failed = new Set(found.map(({ code }) => code)).size + rules.findings.length;
  return {
    findings: [...all.filter(blocks), ...all.filter((finding) => !blocks(finding))],
    passed: questions - failed,
  };
}

export const blocks = ({ severity }: Finding): boolean => severity === "block";
