import { useState } from "react";
import type { PasskeyQuestion } from "../../../../schemas/passkeys";
import type { User } from "../../../../schemas/user";
import { ApiError, type FailureCode } from "../../../kit/api/api_error";
import { useServices } from "../../../kit/session/services";
import { becomeUser } from "../../../kit/session/session_store";
import { stepProblem } from "./step_problem";

interface SignedIn {
  data: { accessToken: string; user: User };
}

/** One step that ends in a session. `submit` answers with the server's code where it failed. */
export function useStep(onSignedIn: () => void, firstQuestion: PasskeyQuestion | null = null) {
  const { accessToken, session } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What a device can sign in the place of a code; each is answered once. */
  const [question, setQuestion] = useState(firstQuestion);

  /** Where the device's owner would not, or could not. */
  const failPasskey = () => setProblem("social.problems.passkey");

  async function submit(call: () => Promise<SignedIn>): Promise<FailureCode | "" | null> {
    if (isBusy) return null;
    setIsBusy(true);
    setProblem(null);
    try {
      const { data } = await call();
      accessToken.set(data.accessToken);
      becomeUser(session, data.user);
      onSignedIn();
      return null;
    } catch (error) {
      const code = error instanceof ApiError ? (error.code ?? "") : "";
      if (error instanceof ApiError && code.startsWith("login.two_factor"))
        setQuestion((error.data as { passkey?: PasskeyQuestion | null } | null)?.passkey ?? null);
      if (code !== "login.two_factor_required") setProblem(stepProblem(error));
      return code;
    } finally {
      setIsBusy(false);
    }
  }

  return { submit, isBusy, problem, question, failPasskey };
}
