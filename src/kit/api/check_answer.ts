import * as z from "zod/mini";
import type { Endpoint } from "../../../schemas/endpoint";
import { ApiError } from "./api_error";

/** Answers what the schema of a call makes of its answer; fails where the two do not fit. */
export async function checkAnswer<E extends Endpoint>(
  call: E,
  { status, body }: { status: number; body: unknown },
): Promise<z.output<E["answer"]>> {
  const parsed = z.safeParse(await schemaOf(call), body);
  if (parsed.success) return parsed.data as z.output<E["answer"]>; // `safeParse` knows the schema only as the endpoint's bound
  throw new ApiError(status, `Unexpected answer to ${call.path}`, "api.unexpected_answer", parsed.error.issues);
}

/** Fetches the schemas of the first screen before its answers come. */
export const fetchContract = () => import("./first_calls");

/** Where schemas of calls are, those that are needed sooner first. */
const lists = [fetchContract, () => import("./next_calls"), () => import("./whole_calls")];

/** In what browsers download calls have no schemas; there they come with the first answer that is checked, those of the first screen by themselves. */
async function schemaOf({ method, path, answer }: Partial<Endpoint>) {
  if (answer) return answer;
  for (const fetch of lists) {
    const { calls } = await fetch();
    const found = calls.find((whole) => whole.method === method && whole.path === path)?.answer;
    if (found) return found;
  }
  return z.unknown();
}
