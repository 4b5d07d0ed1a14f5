// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useSingleMutation } from "./use_single_mutation";

afterEach(cleanup);

function renderChange() {
  const begun: { value: number; settle: PromiseWithResolvers<number> }[] = [];
  const { result } = renderHook(
    () =>
      useSingleMutation<number, number>({
        mutationFn: (value) => {
          const settle = Promise.withResolvers<number>();
          begun.push({ value, settle });
          return settle.promise;
        },
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider> },
  );
  const press = (value: number) => act(async () => result.current.mutate(value));
  const values = () => begun.map(({ value }) => value);
  return { result, begun, press, values };
}

it("begins once, however often it is pressed before the page shows that it is on its way (one press, one request)", async () => {
  const { result, values } = renderChange();
  await act(async () => {
    result.current.mutate(1);
    result.current.mutate(1);
  });
  await act(async () => result.current.mutate(2));
  expect(values()).toEqual([1]);
});

it("can be begun again once it has come to an end, a bad one too", async () => {
  const { result, begun, press, values } = renderChange();
  const { mutate } = result.current;
  await press(1);
  await act(async () => begun[0]?.settle.resolve(1));
  await expect.poll(() => result.current.isSuccess).toBe(true);
  await press(2);
  await act(async () => begun[1]?.settle.reject(new Error("no line")));
  await expect.poll(() => result.current.isError).toBe(true);
  await press(3);
  expect(values()).toEqual([1, 2, 3]);
  expect(result.current.mutate).toBe(mutate); // an effect that begins it runs once
});
