// What the reports of a whole run come to; `npm test` ends with it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Left out, as where the machine has not what they need. */
  numPendingTests?: number;
  success: boolean;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
interface Suite {
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}
interface BrowserReport {
  stats: { expected: number; unexpected: number };
  suites: Suite[];
}

/** One retry tells an accident from a fault; more tests than this that need one are a fault of the suite. */
const mostRetried = 2;

/**
 * Judges the reports of Vitest and Playwright; null stands for one that was not written. What failed is named here, at the
 * end of a long log; what only passed when it was tried again is counted and named apart from what passed.
 */
export function judgeTests({ unit, e2e }: { unit: UnitReport | null; e2e: BrowserReport | null }) {
  const retried = (e2e?.suites ?? []).flatMap((suite) => namesIn(suite, "flaky"));
  const broken = [...brokenIn(unit), ...(e2e?.suites ?? []).flatMap((suite) => namesIn(suite, "unexpected"))];
  const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0);
  const failed = (unit?.numFailedTests ?? 1) + (e2e?.stats.unexpected ?? 1);
  const isTooMany = retried.length > mostRetried;
  const leftOut = unit?.numPendingTests ?? 0;
  const counts = [
    `${passed} passed`,
    ...(retried.length > 0 ? [`${retried.length} passed by a retry`] : []),
    `${failed} failed`,
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ];
  return {
    isGood: unit?.success === true && failed === 0 && !isTooMany,
    text: [
      ...(broken.length > 0 ? ["Failed:", ...broken.map((test) => `  ${test}`), ""] : []),
      ...(retried.length > 0 ? ["Passed only when they were tried again:", ...retried.map((test) => `  ${test}`), ""] : []),
      counts.join(", "),
      ...(isTooMany ? [`More than ${mostRetried} tests needed a retry: the run fails.`] : []),
    ].join("\n"),
  };
}

/** The tests in a suite, and in those inside of it, that ended so: flaky ones failed before they passed. */
function namesIn({ specs = [], suites = [] }: Suite, wanted: string): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap((suite) => namesIn(suite, wanted)),
  ];
}

/** As much of a failure as tells what was expected. */
const shownLines = 8;

/** The unit tests that failed, and the files that could not be read, each with the beginning of its reason. */
function brokenIn(unit: UnitReport | null): string[] {
  const said = (why: string) =>
    stripVTControlCharacters(why)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, shownLines)
      .map((line) => `\n    ${line}`)
      .join("");
  return (unit?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0) return status === "failed" ? [`${file}${said(message)}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${file} ${fullName}${said(failureMessages.join("\n"))}`);
  });
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? "test-results";
  const { isGood, text } = judgeTests({ unit: read(path.join(folder, "unit.json")), e2e: read(path.join(folder, "e2e.json")) });
  process.stdout.write(`\n${text}\n`);
  process.exitCode = isGood ? 0 : 1;
}
