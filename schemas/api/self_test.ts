import * as z from "zod/mini";
import { endpoint } from "../endpoint";

/** The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001); each is answered by 0 to 3. */
export const selfTestQuestions = 9;

/** How its authors read a score: 0, 1 and 2, 3 to 7, 8 and more. */
export const selfTestResults = ["none", "low", "some", "high"] as const;
export type SelfTestResult = (typeof selfTestResults)[number];

const result = z.object({
  /** 0 to 27. */
  score: z.int(),
  result: z.enum(selfTestResults),
  takenAt: z.string(),
});

export const getSelfTest = endpoint({
  method: "GET",
  path: "/api/user/get-self-test",
  role: "player",
  summary: "The caller's newest result of the self-test, which nobody else reads; null without one.",
  query: z.object({}),
  answer: z.object({ selfTest: z.nullable(result) }),
});
export type SelfTest = NonNullable<z.output<(typeof getSelfTest)["answer"]>["selfTest"]>;

export const takeSelfTest = endpoint({
  method: "POST",
  path: "/api/user/take-self-test",
  role: "player",
  summary: "Keeps the result of the self-test for the caller alone, in place of an earlier one. The answers are not kept.",
  body: z.object({
    answers: z
      .array(z.int().check(z.minimum(0), z.maximum(3)))
      .check(z.minLength(selfTestQuestions), z.maxLength(selfTestQuestions)),
  }),
  answer: z.object({ selfTest: result }),
});

export const deleteSelfTest = endpoint({
  method: "POST",
  path: "/api/user/delete-self-test",
  role: "player",
  summary: "Deletes the caller's result of the self-test.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
