// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { User } from "../../../schemas/user";
import type { ApiRequest } from "../../../src/kit/api/api";
import { becomeUser } from "../../../src/kit/session/session_store";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";
import { paidUser } from "../../../src/testing/site";

afterEach(cleanup);

const germany = {
  countryId: 82,
  code: "DE",
  name: "Germany",
  phoneCode: "49",
  flag: "/logos/flags/DE.svg",
  isMainOfCode: true,
  currencyCode: "EUR",
  isServed: true,
  minimumAge: 18,
  minPasswordLength: 8,
};
const open: User = { ...paidUser, kycStatus: "PENDING" };

async function show(
  user: User,
  { answer = {}, status = 200, props = {} }: { answer?: object; status?: number; props?: object } = {},
) {
  const asked: Pick<ApiRequest, "url" | "body">[] = [];
  const services = createTestServices({
    transport: async ({ url, body }) => {
      if (url.includes("get-countries")) return { status: 200, body: { countries: [germany] } };
      asked.push({ url, body });
      const data = url.includes("ghost")
        ? { success: true, ghostMode: true }
        : { success: true, user: { ...user, ...(body as object) } };
      return { status, body: status === 200 ? { data, message: "Saved." } : answer };
    },
  });
  becomeUser(services.session, user);
  const { element } = await prepare([section("edit_profile", { props: { ...props } })], services);
  await act(async () => render(element));
  return { asked, services };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

it("sends what was changed and nothing else, says that it is saved, and the account is shown again (S-2.11, C-7.11)", async () => {
  const { asked, services } = await show(open);
  type("City", " Potsdam ");
  fireEvent.click(screen.getByRole("checkbox", { name: "Offers by e-mail" }));
  save();
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(asked).toEqual([{ url: "/api/user/update-user-details", body: { city: "Potsdam", newsLetter: true } }]);
  expect(services.session.getState().user?.city).toBe("Potsdam");
});

it("sends calling code and number together, and hides the name by a call of its own (C-7.35)", async () => {
  const { asked } = await show(open);
  await screen.findByRole("option", { name: "Germany (+49)" });
  fireEvent.change(screen.getByRole("combobox", { name: "Country code" }), { target: { value: "49" } });
  type("Phone number", "151234567");
  fireEvent.click(screen.getByRole("checkbox", { name: "Hide my name in public lists" }));
  save();
  await screen.findByText("Saved");
  expect(asked.map(({ body }) => body)).toEqual([{ phoneCode: "49", phone: "151234567" }, { ghostMode: true }]);
});

it.each([
  ["First name", "", "Fill this in."],
  ["Last name", "x".repeat(256), "At most 255 characters."],
  ["Date of birth", "2020-01-01", "You must be at least 18 years old."],
  ["E-mail", "", "Email is required"],
  ["Nickname", "<b>", "3 to 20 letters or digits; between them a dot, a dash or a space."],
])("says at %s what is wrong, and sends nothing (C-5.19 to C-5.22)", async (name, value, problem) => {
  const { asked } = await show(open);
  type(name, value);
  save();
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(field(name).getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(field(name)));
  expect(asked).toEqual([]);
});

it("asks for the password with another e-mail address, and only then", async () => {
  const { asked } = await show(open);
  expect(screen.queryByLabelText("Your password")).toBeNull();
  type("E-mail", "other@foyer.test");
  save();
  expect(await screen.findByText("Password is required")).toBeTruthy();
  type("Your password", "secret");
  save();
  await screen.findByText("Saved");
  expect(asked.map(({ body }) => body)).toEqual([{ email: "other@foyer.test", password: "secret" }]);
});

it("does not let names and date of birth be changed once documents are approved (L-6.12)", async () => {
  await show(paidUser);
  for (const name of ["First name", "Last name", "Date of birth", "Country"]) expect(field(name).readOnly).toBe(true);
  expect(field("City").readOnly).toBe(false);
});

it("shows the fields that it should, and lets only those be changed that it should (S-2.11)", async () => {
  await show(open, { props: { fields: ["city", "nickname"], readOnly: ["city"] } });
  expect(screen.getAllByRole("textbox").map((input) => (input as HTMLInputElement).readOnly)).toEqual([true, false]);
});

it("shows what only stands for nothing as empty (C-5.23)", async () => {
  await show({ ...open, dateOfBirth: "1900-01-01", email: "player-7@placeholder.invalid" });
  expect([field("Date of birth").value, field("E-mail").value]).toEqual(["", ""]);
});

it("says what the server says where it refuses, and keeps what was typed (C-8.13)", async () => {
  await show(open, { status: 403, answer: { message: "Not on Sundays.", code: "other" } });
  type("City", "Potsdam");
  save();
  expect((await screen.findByRole("alert")).textContent).toContain("Not on Sundays.");
  expect(field("City").value).toBe("Potsdam");
});

it("says what the server finds wrong at its field (C-8.13)", async () => {
  const issues = [{ path: ["body", "nickname"], message: "form.validation.nickname.taken" }];
  await show(open, { status: 400, answer: { message: "Invalid", code: "request.invalid", data: { issues } } });
  type("Nickname", "Northwind");
  save();
  expect(await screen.findByText("This nickname can't be used. Choose another one.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("asks before a link takes away what was typed", async () => {
  await show(open);
  const link = document.createElement("a");
  link.href = "/casino";
  document.body.append(link);
  const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
  expect(fireEvent.click(link)).toBe(true);
  type("City", "Potsdam");
  await waitFor(() => expect(fireEvent.click(link)).toBe(false));
  expect(confirm).toHaveBeenCalledOnce();
  confirm.mockRestore();
  link.remove();
});
