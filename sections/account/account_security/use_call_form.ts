import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import * as z from "zod/mini";
import type { Endpoint } from "../../../schemas/endpoint";
import type { AnswerOf } from "../../../src/kit/api/api";
import { ApiError } from "../../../src/kit/api/api_error";
import { useServices } from "../../../src/kit/session/services";

type Fields = Record<string, string>;

interface Options<E extends Endpoint> {
  /** The rules of the call's body: a file of calls brings none to a browser. */
  body: z.core.$ZodType;
  onDone: (answer: AnswerOf<E>, sent: Fields) => void;
}

/** A form that makes one call: its rules are those of the call's body, and what the server finds wrong with a field stands at that field. */
export function useCallForm<E extends Endpoint>(endpoint: E, { body: rules, onDone }: Options<E>) {
  const { api, settings, t, isCanvas } = useServices();
  const form = useForm<Fields>({
    resolver: zodResolver(rules as never) as unknown as Resolver<Fields>, // the fields of all these bodies are texts
    shouldUnregister: true,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [isInstead, setIsInstead] = useState(false);

  async function send(body: Fields) {
    if (isCanvas) return;
    setProblem(null);
    try {
      onDone(await api.call(endpoint, { body } as never), body);
    } catch (error) {
      const issues = issuesOf(error);
      issues.forEach(([field, message], index) => form.setError(field, { message }, { shouldFocus: index === 0 }));
      if (issues.length === 0) setProblem(problemKey(error));
    }
  }

  /** Sends something in the place of a field, which needs nothing typed then; the others are checked as ever. */
  async function submitInstead(field: string, name: string, make: () => Promise<unknown>) {
    const others = Object.keys(form.getValues()).filter((each) => each !== field);
    setProblem(null);
    form.clearErrors(field);
    if (isCanvas || (others.length > 0 && !(await form.trigger(others, { shouldFocus: true })))) return;
    setIsInstead(true);
    try {
      const { [field]: _, ...typed } = form.getValues();
      const made = await make().catch(() => null); // the device has said why, or its owner would not
      if (made === null) setProblem("security.problems.passkey_wrong");
      else await send({ ...typed, [name]: made } as Fields);
    } finally {
      setIsInstead(false);
    }
  }

  return {
    submitInstead,
    isInstead,
    submit: (event: FormEvent) => void form.handleSubmit(send)(event),
    register: form.register,
    typed: form.watch,
    problemOf(field: string) {
      const key = form.formState.errors[field]?.message;
      return key && t(key, { count: settings.passwordRules.minLength });
    },
    problem: problem && t(problem),
    isBusy: form.formState.isSubmitting,
    isCanvas,
  };
}

const refusal = z.object({
  issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
});

function issuesOf(error: unknown): [field: string, message: string][] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const parsed = z.safeParse(refusal, error.data);
  return parsed.success ? parsed.data.issues.map(({ path, message }) => [String(path[1]), message]) : [];
}

/** The words for what keeps a call from succeeding, whatever it is about. */
export function problemKey(error: unknown): string {
  const { status, code } = error instanceof ApiError ? error : { status: 500, code: undefined };
  if (code === "session.not_recent") return "security.problems.not_recent";
  if (status === 0) return "security.problems.unreachable";
  return status === 429 ? "security.problems.too_many" : "security.problems.failed";
}
