import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { arrangeMethods, type listOfficeMethods } from "../../../schemas/api/payments/office/methods";
import type { Market } from "../../../schemas/settings";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import type { Arranged } from "./MethodList";
import type * as z from "zod/mini";

interface Scope {
  of: Market | undefined;
  currency: string | undefined;
}

/** The arrangement as it is seen: what is stored for the scope, or a draft made from it; and how it is saved. */
export function useMethodDraft({ of, currency }: Scope, data: z.output<typeof listOfficeMethods.answer> | undefined) {
  const { t, api, notices } = useDesk();
  const queries = useQueryClient();
  const key = `${of ?? ""} ${currency ?? ""} ${data?.versions[0]?.versionId ?? 0}`;
  const [draft, setDraft] = useState<{ key: string; methods: Arranged[] } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stored: Arranged[] = (data?.methods ?? []).map(({ methodId, isEnabled }) => ({ methodId, isEnabled }));
  const scopeKey = `${of ?? ""} ${currency ?? ""} `;
  const isDraft = draft !== null && draft.key.startsWith(scopeKey);
  const methods = isDraft ? draft.methods : stored;
  const change = (next: Arranged[]) => setDraft({ key: isDraft ? draft.key : key, methods: next });

  async function save(next: Arranged[]) {
    setIsBusy(true);
    setProblem(null);
    try {
      const basedOn = Number((isDraft ? draft.key : key).slice(scopeKey.length));
      await api.call(arrangeMethods, { body: { market: of ?? null, currency: currency ?? null, methods: next, basedOn } });
      setDraft(null);
      notices.toast({ words: t("desk.methods.saved") });
    } catch (error) {
      setProblem(t(failureKey(error)));
    }
    await queries.invalidateQueries();
    setIsBusy(false);
  }
  /** Saves it though somebody has arranged these methods in the meantime. */
  const saveAnyway = () => setDraft(draft && { ...draft, key });
  const bringBack = (then: readonly Arranged[]) => change(then.length > 0 ? withAll(then, stored) : stored);
  return { methods, isDraft, isBusy, problem, change, save, saveAnyway, bringBack, dropDraft: () => setDraft(null) };
}

/** An old arrangement with what has come since at its end. */
const withAll = (then: readonly Arranged[], now: readonly Arranged[]): Arranged[] => {
  const known = new Set(now.map(({ methodId }) => methodId));
  const old = then.filter(({ methodId }) => known.has(methodId));
  const had = new Set(old.map(({ methodId }) => methodId));
  return [...old, ...now.filter(({ methodId }) => !had.has(methodId))];
};
