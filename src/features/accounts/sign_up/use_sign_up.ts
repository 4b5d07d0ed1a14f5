import { useQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { getCurrencies } from "../../../../schemas/api/countries";
import { getConsents } from "../../../../schemas/api/registration";
import { todayIn } from "../../../../schemas/birth_date";
import { type DetailsForm, isShortFormFinal, offeredModes, type ShortForm } from "../../../../schemas/registration";
import type { RegistrationMode } from "../../../../schemas/settings";
import type { User } from "../../../../schemas/user";
import { useServices } from "../../../kit/session/services";
import { becomeUser } from "../../../kit/session/session_store";
import { ApiError } from "../../../kit/api/api_error";
import { useFrame } from "../../../kit/ui/frame";
import { useCaptcha } from "../captcha/use_captcha";
import { countriesQuery } from "../phone/countries_query";
import type { NewCredentials } from "./Credentials";
import { dropDraft, keepDraft, readDraft } from "./draft";
import { type Choices, initialDetails, initialShort } from "./initial_values";
import { sendSignUp } from "./send_sign_up";
import { type Failure, failureOf } from "./sign_up_failure";

/** Where somebody is on the way: the two steps, and what may come after them. */
type Stage = 1 | 2 | "credentials" | "opened" | "held";

/** What can be chosen, fetched when the form is opened. */
export function useChoices() {
  const { api, language, settings } = useServices();
  const keys = settings.registrationConsents.map(({ key }) => key).join(",");
  const [countries, currencies, consents] = useQueries({
    queries: [
      countriesQuery(api, language),
      { ...api.query(getCurrencies, { query: { locale: language } }), staleTime: Infinity },
      api.query(getConsents, { query: { keys } }),
    ],
  });
  const all = [countries, currencies, consents];
  const choices: Choices | null =
    countries.data && currencies.data && consents.data
      ? { countries: countries.data.countries, currencies: currencies.data.currencies, consents: consents.data.consents }
      : null;
  return {
    choices,
    isError: all.some(({ isError }) => isError),
    retry: () => all.forEach((query) => query.isError && void query.refetch()),
  };
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
  const [draft] = useState(() => (frame ? readDraft(frame.window.localStorage) : { short: {}, details: {} }));
  const [mode, setMode] = useState<RegistrationMode>(() => modes.find((name) => name === draft.mode) ?? modes[0] ?? "email");
  const [stage, setStage] = useState<Stage>(1);
  const [short, setShort] = useState(() => initialShort(choices, draft, session.getState().viewer.country));
  const [details, setDetails] = useState<DetailsForm | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [credentials, setCredentials] = useState<NewCredentials | null>(null);
  const newest = useRef({ short, details });
  const enter = useRef<(address?: string) => void>(() => {});

  function remember(changes: { mode?: RegistrationMode; short?: ShortForm; details?: DetailsForm }) {
    newest.current = { ...newest.current, ...changes };
    const kept = newest.current.details ?? draft.details;
    if (frame) keepDraft(frame.window.localStorage, { mode: changes.mode ?? mode, short: newest.current.short, details: kept });
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
      const send = (proof: string | undefined) => sendSignUp(services, filled, proof);
      const {
        password,
        user,
        signInName,
        isHeld,
        accessToken: newToken,
      } = await send(token).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== "captcha.required") throw error;
        const { doWork } = await import("../captcha/do_work");
        return send((await doWork(services.api)).token);
      });
      if (frame) dropDraft(frame.window.localStorage);
      enter.current = (address) => (user && newToken ? signIn(user, newToken, address) : leaveUnsigned(isHeld));
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

  function signIn(user: User, token: string, address?: string) {
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
    context: { mode, settings, today, choices },
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
