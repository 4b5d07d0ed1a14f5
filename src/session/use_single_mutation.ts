import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** A mutation that is begun once at a time: on a slow processor a second press comes before the page shows that the first is on its way. */
export function useSingleMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options);
  const isBegun = useRef(false);
  const { isPending, submittedAt } = mutation;
  useEffect(() => {
    if (!isPending) isBegun.current = false;
  }, [isPending, submittedAt]);
  const mutate: typeof mutation.mutate = (...given) => {
    if (isBegun.current) return;
    isBegun.current = true;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
