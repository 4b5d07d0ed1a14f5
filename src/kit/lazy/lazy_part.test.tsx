// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy_part";

afterEach(cleanup);

it("says whether its code is there, so that a page waits for none that is lost, and is asked for again by the next", async () => {
  const Content = () => <p>Here</p>;
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length === 1) throw new TypeError("Failed to fetch");
    return { default: Content };
  });
  const Part = lazyPart(fetch);
  expect(await Part.load()).toBe(false);
  const shown = (
    <Suspense fallback={<p>What stood there</p>}>
      <Part />
    </Suspense>
  );
  expect(await Part.load()).toBe(true);
  render(shown);
  expect(screen.getByText("Here")).toBeTruthy(); // without waiting
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("comes in the place of what stood there once a later try brings its code", async () => {
  let isGone = true;
  const Part = lazyPart(async () => {
    if (isGone) throw new TypeError("Failed to fetch");
    return { default: () => <p>Here</p> };
  });
  await act(async () => {
    render(
      <Suspense fallback={<p>What stood there</p>}>
        <Part />
      </Suspense>,
    );
  });
  expect([screen.queryByText("Here"), Part.isLost()]).toEqual([null, true]);
  isGone = false;
  await act(async () => void (await Part.load()));
  expect(screen.getByText("Here")).toBeTruthy();
  expect(Part.isLost()).toBe(false);
});

it("leaves what is in its place where its code does not come", async () => {
  const Part = lazyPart(async (): Promise<{ default: () => null }> => {
    throw new TypeError("Failed to fetch");
  });
  await act(async () => {
    render(
      <Suspense fallback={<p>What stood there</p>}>
        <Part />
      </Suspense>,
    );
  });
  expect(screen.getByText("What stood there")).toBeTruthy();
});
