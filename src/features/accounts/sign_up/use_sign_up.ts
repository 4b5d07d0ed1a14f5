import { useRef, useState } from "react";
import { todayIn } from "../../../../schemas/birth_date";
import { type DetailsForm, isShortFormFinal, offeredModes, type ShortForm } from "../../../../schemas/registration";
import type { RegistrationMode } from "../../../../schemas/settings";
import type { User } from "../../../../schemas/user";
import { useServices, type Services } from "../../../kit/session/services";
import { becomeUser } from "../../../kit/session/session_store";
import { ApiError } from "../../../kit/api/api_error";
import { useFrame } from "../../../kit/ui/frame";
import { useCaptcha } from "../captcha/use_captcha";
import type { NewCredentials } from "./Credentials";
import { dropDraft, keepDraft, readDraft } from "./draft";
import { type Choices, initialDetails, initialShort } from "./initial_values";
import { sendSignUp } from "./send_sign_up";
import { type Failure, failureOf } from "./sign_up_failure";

/** Where somebody is on the way: the two steps, and what may come after them. */
type Stage = 1 | 2 | "credentials" | "opened" | "held";

interface Changes {
  mode?: RegistrationMode;
  short?: ShortForm;
  details?: DetailsForm;
}

/** What has been filled in, kept as a draft in the browser. */
function useFilled(choices: Choices, modes: readonly RegistrationMode[]) {
  const { session } = useServices();
  const frame = useFrame();
  const [draft] = useState(() => (frame ? readDraft(frame.window.localStorage) : { short: {}, details: {} }));
  const [mode, setMode] = useState<RegistrationMode>(() => modes.find((name) => name === draft.mode) ?? modes[0] ?? "email");
  const [short, setShort] = useState(() => initialShort(choices, draft, session.getState().viewer.country));
  const [details, setDetails] = useState<DetailsForm | null>(null);
  const newest = useRef({ short, details });

  function keep(changes: Changes) {
    newest.current = { ...newest.current, ...changes };
    const kept = newest.current.details ?? draft.details;
    if (frame) keepDraft(frame.window.localStorage, { mode: changes.mode ?? mode, short: newest.current.short, details: kept });
  }
  return { draft, mode, setMode, short, setShort, details, setDetails, newest, keep };
}

/** One registration, from the first field until somebody is signed in. */
export function useSignUp(
  choices: Choices,
  { onSignedIn, onCredentials }: { onSignedIn?: () => void; onCredentials?: (leave: () => void) => void },
) {
  const services = useServices();
  const { settings, session, accessToken, go, isCanvas } = services;
  const frame = useFrame();
  const captcha = useCaptcha();
  const modes = offeredModes(settings);
  const [today] = useState(() => todayIn());
  const { draft, mode, setMode, short, setShort, details, setDetails, newest, keep } = useFilled(choices, modes);
  const [stage, setStage] = useState<Stage>(1);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [credentials, setCredentials] = useState<NewCredentials | null>(null);
  const enter = useRef<(address?: string) => void>(() => {});

  function remember(changes: Changes) {
    keep(changes);
    setFailure((before) => before && { fields: {} }); // what failed is not what stands there now (C-8.22)
  }

  function chooseMode(next: RegistrationMode) {
    setShort(newest.current.short);
    setMode(next);
    remember({ mode: next });
  }

  async function submitShort(values: ShortForm) {
    newest.current.short = values;
    setShort(values);
    if (isShortFormFinal(mode, settings)) return send(values, null);
    const country = details?.country === short.countryCode ? values.countryCode : details?.country;
    setDetails(details ? { ...details, country: country ?? values.countryCode } : initialDetails(choices, draft, values));
    setFailure(null);
    setStage(2);
  }

  async function submitDetails(values: DetailsForm) {
    newest.current.details = values;
    setDetails(values);
    await send(short, values);
  }

  async function send(filledShort: ShortForm, filledDetails: DetailsForm | null) {
    if (isBusy || isCanvas) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const token = await captcha.token();
      if (settings.captcha.provider !== "none" && token === undefined) return; // the captcha's own field says why
      const filled = { mode, short: filledShort, details: filledDetails };
      const made = await sendWithProof(services, filled, token);
      const { user, accessToken: newToken, signInName, password, isHeld } = made;
      if (frame) dropDraft(frame.window.localStorage);
      enter.current = (address) => (user && newToken ? enterAs(user, newToken, address) : leaveUnsigned(isHeld));
      if (!signInName) return enter.current();
      setCredentials({ name: signInName, password });
      setStage("credentials");
      onCredentials?.(() => enter.current());
    } catch (error) {
      const found = failureOf(error);
      setFailure(found);
      if (Object.keys(found.fields).some((name) => name in filledShort && !(filledDetails && name in filledDetails))) setStage(1);
      captcha.reset();
    } finally {
      setIsBusy(false);
    }
  }

  function enterAs(user: User, token: string, address?: string) {
    accessToken.set(token);
    becomeUser(session, user);
    if (address) go(address);
    else onSignedIn?.();
  }

  /** The account is there; whoever has it signs in by hand, where that is possible, or hears of it once somebody has looked at it. */
  function leaveUnsigned(isHeld = false) {
    if (isHeld) setStage("held");
    else if (settings.loginOff) setStage("opened");
    else go("?modal=login&created=1", { replace: true });
  }

  return {
    modes,
    mode,
    chooseMode,
    context: { mode, settings, today, choices, personalNumbers: settings.personalNumbers ?? {} },
    stage,
    short,
    details,
    remember,
    submitShort,
    submitDetails,
    back() {
      setDetails(newest.current.details ?? details);
      setFailure(null);
      setStage(1);
    },
    failure,
    dismiss: () => setFailure(null),
    isBusy,
    captchaField: captcha.field,
    credentials,
    /** Goes on with the new account. */
    leave: (address?: string) => enter.current(address),
  };
}

/** Sends the form; where a browser has to prove itself first, with the proof. */
async function sendWithProof(services: Services, filled: Parameters<typeof sendSignUp>[1], token: string | undefined) {
  const send = (proof: string | undefined) => sendSignUp(services, filled, proof);
  return send(token).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "captcha.required") throw error;
    const { doWork } = await import("../captcha/do_work");
    return send((await doWork(services.api)).token);
  });
}
