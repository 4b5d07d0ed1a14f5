import path from "node:path";
import { expect, it } from "vitest";
import { planFailure } from "../../../editor/topics/publish/plan_failure";
import { publishProblem } from "../../../editor/topics/publish/use_publishing";
import { createProblem } from "../../../editor/topics/pages/create_problem";
import { failureKey } from "../../../editor/topics/settings/staff/failure_key";
import { readWords } from "../../../locales/read_words";
import { errorCodes } from "../../../schemas/error_codes";
import { languages } from "../../../schemas/text";
import { reasonOf } from "../../../sections/games/game_frame/refusals";
import { ApiError, type FailureCode } from "../api/api_error";
import { formProblem } from "../../features/accounts/profile/save_details";
import { problemOf } from "../../features/accounts/sign_in/problem_of";
import { failureOf } from "../../features/accounts/sign_up/sign_up_failure";
import { stepProblem } from "../../features/accounts/social_sign_in/step_problem";
import { problemOf as inGame } from "../../play/game_step";
import { createWords } from "./create_words";

const codes: readonly FailureCode[] = [...errorCodes, "network.unreachable", "network.timeout", "api.unexpected_answer"];
const refused = (code: FailureCode) => new ApiError(code.startsWith("network.") ? 0 : 409, "said in English", code);
const keyIn = (problem: object): string | null => ("key" in problem ? String(problem.key) : null);

/** Each screen that has words of its own for refusals: their keys. What it has none for is the server's message. */
const screens: Record<string, { part: "player" | "editor"; keys: (code: FailureCode) => (string | null)[] }> = {
  "signing in": { part: "player", keys: (code) => [keyIn(problemOf(refused(code)))] },
  "signing in with another provider": { part: "player", keys: (code) => [stepProblem(refused(code))] },
  "opening an account": { part: "player", keys: (code) => [keyIn(failureOf(refused(code)))] },
  "one's own details": { part: "player", keys: (code) => [keyIn(formProblem(refused(code)))] },
  "opening a game": {
    part: "player",
    keys: (code) => ["title", "text"].map((of) => `game_page.refused.${reasonOf(code)}.${of}`),
  },
  "a game": { part: "player", keys: (code) => [`in_game.problems.${inGame[code] ?? "failed"}`] },
  publishing: { part: "editor", keys: (code) => [publishProblem(refused(code))] },
  "a plan": { part: "editor", keys: (code) => [planFailure(code)] },
  "making a page": { part: "editor", keys: (code) => [createProblem(refused(code))] },
  "people of the back office": { part: "editor", keys: (code) => [failureKey(refused(code))] },
};

const cases = languages.flatMap((language) => Object.keys(screens).map((screen) => [screen, language] as const));

it.each(cases)("has words for every refusal that is shown at %s, in %s", (screen, language) => {
  const { part, keys } = screens[screen]!;
  const t = createWords(language, readWords(path.join(import.meta.dirname, "../../../locales", language, part)));
  const shown = [...new Set(codes.flatMap(keys))].filter((key) => key !== null);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((key) => t(key) === key || t(key) === "")).toEqual([]);
});

it("names every reason once, in order", () => {
  expect(errorCodes).toEqual([...new Set(errorCodes)].sort());
});
