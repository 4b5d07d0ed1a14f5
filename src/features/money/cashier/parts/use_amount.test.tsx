// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { useAmount } from "./use_amount";

afterEach(cleanup);

function Field() {
  const amount = useAmount({ min: 1_000, max: 500_000, decimals: 2 }, 10_000);
  return (
    <>
      <input ref={amount.input} value={amount.text} onChange={({ target }) => amount.type(target.value)} />
      <output>{amount.minor}</output>
    </>
  );
}

it("keeps what was typed before the browser took the page over", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Field />);
  const input = place.querySelector("input");
  expect(input?.value).toBe("100");
  if (input) input.value = "55";
  const root = await act(async () => hydrateRoot(place, <Field />));
  expect([input?.value, place.querySelector("output")?.textContent]).toEqual(["55", "5500"]);
  await act(async () => root.unmount());
});
