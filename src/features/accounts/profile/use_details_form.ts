import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { User } from "../../../../schemas/user";
import { useServices } from "../../../kit/session/services";
import { laterResolver } from "../../../kit/ui/form/later_resolver";
import { useFrame } from "../../../kit/ui/frame";
import { type DetailField, detailNames, type DetailValues, detailValues } from "./detail_values";
import { fieldProblems, formProblem, saveDetails } from "./save_details";

const savedFor = 5_000;

interface Options {
  user: User;
  /** The fields that can be changed. */
  fields: readonly DetailField[];
  updateFrom?: string | undefined;
}

/** The state of one form of details: its rules are those of the server, its values those of the account. */
export function useDetailsForm({ user, fields, updateFrom }: Options) {
  const services = useServices();
  const frame = useFrame();
  const { settings, t, isCanvas } = services;
  const names = detailNames(fields);
  const resolver = laterResolver<DetailValues>(async () => (await import("./details_rules")).check(names, settings));
  const form = useForm<DetailValues>({
    defaultValues: detailValues(user, settings),
    resolver,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const email = useWatch({ control: form.control, name: "email" });
  const needsPassword = names.includes("email") && user.hasPassword && isOther(email, form.formState.defaultValues?.email);

  useEffect(() => {
    if (!isSaved) return;
    const timer = frame?.window.setTimeout(() => setIsSaved(false), savedFor);
    return () => frame?.window.clearTimeout(timer);
  }, [isSaved, frame]);

  async function save(parsed: DetailValues) {
    if (isCanvas) return;
    setProblem(null);
    setIsSaved(false);
    const before = detailValues(user, settings);
    const changes: Record<string, unknown> = {};
    for (const name of [...names, ...(fields.includes("ghostMode") ? (["ghostMode"] as const) : [])])
      if (parsed[name] !== before[name]) changes[name] = parsed[name];
    if ("phone" in changes || "phoneCode" in changes)
      Object.assign(changes, { phone: parsed.phone, phoneCode: parsed.phoneCode });
    if (needsPassword) {
      if (!parsed.password)
        return form.setError("password", { message: "form.validation.password.required" }, { shouldFocus: true });
      changes["password"] = parsed.password;
    }
    try {
      await saveDetails(services, changes, updateFrom);
      const after = services.session.getState().user;
      if (after) form.reset(detailValues(after, settings));
      setIsSaved(true);
    } catch (error) {
      showProblems(error);
    }
  }

  function showProblems(error: unknown) {
    const found = fieldProblems(error).filter(([field]) => field === "password" || names.some((name) => name === field));
    found.forEach(([field, message], index) =>
      form.setError(field as keyof DetailValues, { message }, { shouldFocus: index === 0 }),
    );
    if (found.length > 0) return;
    const whole = formProblem(error);
    setProblem("key" in whole ? t(whole.key) : whole.message);
  }

  return { form, submit: form.handleSubmit(save), needsPassword, problem, isSaved };
}

const isOther = (email: string, before = "") => email.trim().toLowerCase() !== before && email.trim() !== "";
