import { expect, it } from "vitest";
import { judgeTests } from "./judge_tests";

const unit = { numPassedTests: 10, numFailedTests: 0, success: true };
const spec = (line: number, status: string) => ({ file: "browse.spec.ts", line, title: `test ${line}`, tests: [{ status }] });

/** Playwright's report of tests that ended so; every second one stands in a group. */
function e2e(...statuses: string[]) {
  const specs = statuses.map((status, index) => spec(index + 1, status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return {
    stats: { expected: count("expected"), flaky: count("flaky"), unexpected: count("unexpected") },
    suites: [
      {
        specs: specs.filter(({ line }) => line % 2),
        suites: [{ suites: [{ specs: specs.filter(({ line }) => line % 2 === 0) }] }],
      },
    ],
  };
}

it("is good where all passed at once", () => {
  expect(judgeTests({ unit, e2e: e2e("expected", "expected") })).toEqual({ isGood: true, text: "12 passed, 0 failed" });
});

it("counts what was left out, so that nothing is left out in silence", () => {
  const { isGood, text } = judgeTests({ unit: { ...unit, numPendingTests: 4 }, e2e: e2e("expected") });
  expect([isGood, text]).toEqual([true, "11 passed, 0 failed, 4 left out"]);
});

it("names what needed a retry, and counts it apart from what passed", () => {
  expect(judgeTests({ unit, e2e: e2e("expected", "flaky", "flaky") })).toEqual({
    isGood: true,
    text: [
      "Passed only when they were tried again:",
      "  browse.spec.ts:3 test 3",
      "  browse.spec.ts:2 test 2",
      "",
      "11 passed, 2 passed by a retry, 0 failed",
    ].join("\n"),
  });
});

it("fails a run in which more than two tests needed a retry", () => {
  const { isGood, text } = judgeTests({ unit, e2e: e2e("flaky", "flaky", "flaky") });
  expect(isGood).toBe(false);
  expect(text).toMatch(/10 passed, 3 passed by a retry, 0 failed\nMore than 2 tests needed a retry: the run fails\.$/);
});

it("names what failed and why, at the end of a log of which only the end may be kept", () => {
  const failure = (fullName: string) => ({
    status: "failed",
    fullName,
    failureMessages: ["\u001b[31mexpected 1\n\nto be 2\u001b[39m"],
  });
  const testResults = [
    {
      name: `${process.cwd()}/server/a.test.ts`,
      status: "failed",
      message: "",
      assertionResults: [failure("adds"), { status: "passed", fullName: "holds", failureMessages: [] }],
    },
    { name: `${process.cwd()}/server/b.test.ts`, status: "failed", message: "Cannot find module", assertionResults: [] },
    { name: `${process.cwd()}/server/c.test.ts`, status: "passed", message: "", assertionResults: [] },
  ];
  const reports = {
    unit: { numPassedTests: 9, numFailedTests: 1, success: false, testResults },
    e2e: e2e("expected", "unexpected"),
  };
  expect(judgeTests(reports)).toEqual({
    isGood: false,
    text: [
      "Failed:",
      "  server/a.test.ts adds",
      "    expected 1",
      "    to be 2",
      "  server/b.test.ts",
      "    Cannot find module",
      "  browse.spec.ts:2 test 2",
      "",
      "10 passed, 2 failed",
    ].join("\n"),
  });
});

it.each([
  [
    "a unit test failed",
    { unit: { numPassedTests: 9, numFailedTests: 1, success: false }, e2e: e2e("expected") },
    "10 passed, 1 failed",
  ],
  [
    "a browser test failed",
    { unit, e2e: e2e("expected", "unexpected") },
    "Failed:\n  browse.spec.ts:2 test 2\n\n11 passed, 1 failed",
  ],
  ["a file of unit tests could not be read", { unit: { ...unit, success: false }, e2e: e2e() }, "10 passed, 0 failed"],
  ["the unit tests wrote no report", { unit: null, e2e: e2e("expected") }, "1 passed, 1 failed"],
  ["the browser tests wrote no report", { unit, e2e: null }, "10 passed, 1 failed"],
])("fails where %s", (_, reports, text) => {
  expect(judgeTests(reports)).toEqual({ isGood: false, text });
});
