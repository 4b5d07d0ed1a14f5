// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../../../schemas/settings";
import { renderInSite, siteServices } from "../../../testing/site";
import { DetailsStep } from "./DetailsStep";
import { isFilled } from "./is_filled";
import { type Choices, initialDetails, initialShort } from "./initial_values";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("reminds for five seconds of a date of birth that is left out while an address is typed (C-5.38, C-9.19)", async () => {
  const settings = z.parse(siteSettings, {});
  const choices: Choices = { countries: [], currencies: [], consents: {} };
  const none = { short: {}, details: {} };
  const nothing = vi.fn(async () => {});
  renderInSite(
    <DetailsStep
      context={{ mode: "email", settings, today: "2026-03-04", choices, personalNumbers: {} }}
      values={initialDetails(choices, none, initialShort(choices, none, null))}
      problems={{}}
      notes={null}
      isBusy={false}
      onChange={() => {}}
      onBack={() => {}}
      onSubmit={nothing}
    />,
    siteServices({ settings: {} }),
  );
  const city = await screen.findByLabelText("City");
  vi.useFakeTimers(); // from here on time passes as the test says
  const hint = () => screen.queryByText("Your date of birth is still missing.");
  expect(hint()).toBeNull();
  await act(async () => fireEvent.change(city, { target: { value: "Berlin" } }));
  expect(hint()).toBeTruthy();
  act(() => vi.advanceTimersByTime(4_900));
  expect(hint()).toBeTruthy();
  act(() => vi.advanceTimersByTime(200));
  expect(hint()).toBeNull();
});

it("asks for the number that people of the chosen country tell, and of no other (C-3.32, C-5.40)", async () => {
  const settings = z.parse(siteSettings, {});
  const choices: Choices = { countries: [], currencies: [], consents: {} };
  const none = { short: {}, details: {} };
  const values = initialDetails(choices, none, initialShort(choices, none, null));
  const personalNumbers = { XX: "cpf" } as const;
  const show = (country: string) =>
    renderInSite(
      <DetailsStep
        context={{ mode: "email", settings, today: "2026-03-04", choices, personalNumbers }}
        {...{ values: { ...values, country }, problems: {}, notes: null, isBusy: false }}
        {...{ onChange: vi.fn(), onBack: vi.fn(), onSubmit: vi.fn(async () => {}) }}
      />,
      siteServices({ settings: {} }),
    );
  show("XX");
  expect(await screen.findByLabelText("CPF")).toBeTruthy();
  cleanup();
  show("DE");
  await screen.findByLabelText("City");
  expect(screen.queryByLabelText("CPF")).toBeNull();
  const given = { firstName: "Ada", lastName: "Berg", dateOfBirth: "1990-01-01", address: "A 1", city: "B", zipCode: "1" };
  const isWhole = (country: string) =>
    isFilled({ ...values, ...given, country }, { asksPhone: false, consents: {}, personalNumbers });
  expect([isWhole("XX"), isWhole("DE")]).toEqual([false, true]);
});
