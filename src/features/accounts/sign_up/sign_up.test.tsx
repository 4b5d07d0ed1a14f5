// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { getCountries, getCurrencies } from "../../../../schemas/api/countries";
import { getConsents, signUp } from "../../../../schemas/api/registration";
import { Dialogs } from "../../../shell/Dialogs";
import { renderInSite, siteServices } from "../../../testing/site";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const denmark = {
  ...{ countryId: 2, code: "DK", name: "Denmark", phoneCode: "45", flag: "/flags/dk.svg", currencyCode: "DKK" },
  ...{ isMainOfCode: true, isServed: true, minimumAge: 18, minPasswordLength: 0 },
};
const terms = { defaultValue: false, isMandatory: true, resourceKey: "terms" };
const ok = (body: object) => ({ status: 200, body });

it("who leaves the date of birth open while they write their address is told so for 5 s, and whoever could not be signed in with a new account is led to log in (C-5.38, C-8.23, C-9.19)", async () => {
  const services = siteServices({
    address: "/casino?modal=signup&filter=new",
    viewer: { country: "DK" },
    answers: {
      [`GET ${getCountries.path}`]: ok({ countries: [denmark] }),
      [`GET ${getCurrencies.path}`]: ok({ currencies: [{ code: "DKK", name: "Danish krone", symbol: "kr." }] }),
      [`GET ${getConsents.path}`]: ok({ consents: { terms_and_conditions_acceptance: terms } }),
      [`POST ${signUp.path}`]: ok({ data: { success: true }, message: "The account is open." }),
    },
  });
  renderInSite(<Dialogs />, services);
  const form = within(await screen.findByRole("dialog"));
  const type = (label: string | RegExp, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  const press = (name: string) => act(async () => fireEvent.click(form.getByRole("button", { name })));
  await form.findByLabelText("Country");
  fireEvent.change(form.getByRole("textbox", { name: "E-mail" }), { target: { value: "mara@foyer.test" } });
  type("Password", "Sommer!wind7");
  fireEvent.click(form.getByLabelText(/I am at least 18/));
  await press("Next");
  await form.findByLabelText("First name");
  type("First name", "Mara");
  type("Last name", "Lind");
  const hint = () => form.queryByText("Your date of birth is still missing.");
  expect(hint()).toBeNull();
  vi.useFakeTimers();
  type("Street and number", "Vestergade 1");
  expect(hint()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(4_999));
  expect(hint()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(hint()).toBeNull();
  vi.useRealTimers();
  type("Date of birth", "1990-04-12");
  type("Postcode", "8000");
  type("City", "Aarhus");
  expect(hint()).toBeNull();
  await press("Create the account");
  await waitFor(() => expect(services.route.getState().search).toEqual({ modal: "login", created: "1", filter: "new" }));
});
