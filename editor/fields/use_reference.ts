import { useQuery } from "@tanstack/react-query";
import { type DescribedReference, lookUpReferences } from "../../schemas/api/page_check";
import { type ReferenceKind, isParameter } from "../../schemas/reference";
import type { Api } from "../../src/kit/api/api";
import { useFieldServices } from "./field_context";
import type { PickerKind } from "./picker_choices";

interface Wanted {
  kind: ReferenceKind;
  id: string;
  answer: (found: DescribedReference | undefined) => void;
  fail: (error: unknown) => void;
}

const waiting = new WeakMap<Api, Wanted[]>();

/** One call for all that the fields of a screen ask in one go. */
const ask = (api: Api, kind: ReferenceKind, id: string) =>
  new Promise<DescribedReference | undefined>((answer, fail) => {
    const batch = waiting.get(api) ?? [];
    batch.push({ kind, id, answer, fail });
    if (batch.length > 1) return;
    waiting.set(api, batch);
    setTimeout(() => void send(api, batch));
  });

async function send(api: Api, batch: readonly Wanted[]) {
  waiting.delete(api);
  try {
    const { references } = await api.call(lookUpReferences, {
      body: { references: batch.map(({ kind, id }) => ({ kind, id })) },
    });
    for (const [index, { answer }] of batch.entries()) answer(references[index]);
  } catch (error) {
    for (const { fail } of batch) fail(error);
  }
}

/** What something that a page names is called and whether it is there; undefined until that is known. */
export function useReference(kind: PickerKind, id: string): DescribedReference | undefined {
  const { api } = useFieldServices();
  const isAsked = kind !== "page" && id !== "" && !isParameter(id);
  const { data } = useQuery({
    queryKey: ["reference", kind, id],
    queryFn: async () => (kind === "page" ? null : ((await ask(api, kind, id)) ?? null)),
    enabled: isAsked,
    staleTime: 60_000,
  });
  return data ?? undefined;
}
