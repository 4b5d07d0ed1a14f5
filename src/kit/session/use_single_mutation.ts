// oxlint-disable-next-line no-restricted-imports -- here it is kept from beginning twice
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/**
 * A mutation that is begun once at a time. A mutation says a task later that it is on its way: on a slow processor a second press comes
 * before the page shows the first.
 */
export function useSingleMutation<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const mutation = useMutation(options);
  const isBegun = useRef(false);
  const { mutate: begin, isPending, submittedAt } = mutation;
  useEffect(() => {
    if (!isPending) isBegun.current = false;
  }, [isPending, submittedAt]);
  const mutate = useCallback<typeof begin>(
    (...given) => {
      if (isBegun.current) return;
      isBegun.current = true;
      begin(...given);
    },
    [begin],
  );
  return { ...mutation, mutate };
}
