import { it, type TestFunction } from "vitest";
import { turnOf } from "../../scripts/choose_tests";

/** The turn of `npm test`; none where every test runs. */
const turn = process.env["TEST_TURN"];

/**
 * A test that takes many seconds: random lives, nights of faults, processes that are killed. `npm test` runs it when it is its turn, as it does browser
 * tests (`docs/decisions/which_tests_run.md`); `npm run test:all`, and Vitest by itself, always.
 */
export const longTest = (title: string, options: { timeout: number }, test: TestFunction): void =>
  it.runIf(turn === undefined || turnOf(title) === Number(turn))(title, options, test);
