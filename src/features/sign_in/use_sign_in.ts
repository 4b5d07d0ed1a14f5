import { useState } from "react";
import { ApiError } from "../../api/api_error";
import { useServices } from "../../session/services";
import { signIn } from "./sign_in";

export interface SignInProblems {
  email?: "email_missing" | "email_invalid";
  password?: "password_missing";
  form?: "wrong" | "excluded" | "unverified" | "too_many" | "unreachable" | "failed";
}

/** The state of one sign-in form. `submit` answers with the first field that must be corrected. */
export function useSignIn(onDone?: () => void) {
  const services = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<SignInProblems>({});

  async function submit(email: string, password: string): Promise<"email" | "password" | null> {
    if (isBusy || services.isCanvas) return null;
    const found = problemsOf(email, password);
    setProblems(found);
    if (found.email) return "email";
    if (found.password) return "password";
    setIsBusy(true);
    try {
      await signIn(services, email, password);
      onDone?.();
      return null;
    } catch (error) {
      setProblems({ form: reasonOf(error) });
      return "password";
    } finally {
      setIsBusy(false);
    }
  }

  return { submit, isBusy, problems };
}

export function problemsOf(email: string, password: string): SignInProblems {
  const problems: SignInProblems = {};
  if (!email) problems.email = "email_missing";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) problems.email = "email_invalid";
  if (!password) problems.password = "password_missing";
  return problems;
}

const reasons: Record<number, NonNullable<SignInProblems["form"]>> = {
  0: "unreachable",
  400: "wrong",
  401: "wrong",
  403: "excluded",
  429: "too_many",
};

function reasonOf(error: unknown) {
  if (!(error instanceof ApiError)) return "failed";
  return error.code === "user.email_not_verified" ? "unverified" : (reasons[error.status] ?? "failed");
}
