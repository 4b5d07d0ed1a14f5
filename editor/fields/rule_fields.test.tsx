// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderField } from "../testing/render_field";

afterEach(cleanup);
const user = userEvent.setup();

describe("countries", () => {
  it("adds a country by name", async () => {
    const field = renderField({ control: "countries" });
    await user.click(screen.getByRole("radio", { name: "Not in" }));
    await user.type(screen.getByLabelText("Add country or group"), "norw");
    await user.click(await screen.findByRole("option", { name: /Norway/ }));
    expect(field.value()).toEqual({ restrictedCountries: ["NO"] });
    expect(screen.getByText("249 of 250 see it")).toBeTruthy();
  });

  it("adds a group of countries at once, none of them twice", async () => {
    const field = renderField({ control: "countries" }, { value: { allowedCountries: ["SE"] } });
    await user.type(screen.getByLabelText("Add country or group"), "nordic");
    await user.click(await screen.findByRole("option", { name: /Nordic countries/ }));
    expect(field.value()).toEqual({ allowedCountries: ["SE", "DK", "FI", "IS", "NO"] });
  });

  it("takes the list along when it turns into its opposite", async () => {
    const field = renderField({ control: "countries" }, { value: { allowedCountries: ["DE"] } });
    await user.click(screen.getByRole("radio", { name: "Not in" }));
    expect(field.value()).toEqual({ restrictedCountries: ["DE"] });
    await user.click(screen.getByRole("radio", { name: "Everywhere" }));
    expect(field.value()).toBeUndefined();
  });

  it("removes a country, and the rule with the last one", async () => {
    const field = renderField({ control: "countries" }, { value: { allowedCountries: ["DE", "AT"], note: "kept" } });
    await user.click(screen.getByRole("button", { name: "Remove Germany" }));
    expect(field.value()).toEqual({ allowedCountries: ["AT"], note: "kept" });
    await user.click(screen.getByRole("button", { name: "Remove Austria" }));
    expect(field.value()).toEqual({ note: "kept" });
  });

  it("says which list wins", () => {
    renderField({ control: "countries" }, { value: { allowedCountries: ["DE"], restrictedCountries: ["NO"] } });
    expect(screen.getByText("An “Only in” list wins over a “Not in” list.")).toBeTruthy();
  });
});

describe("audiences", () => {
  it("says that no ticked box means everyone (L-5.16)", async () => {
    const field = renderField({ control: "audiences" });
    expect(screen.getByText("no box ticked means everyone")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Paid customers" }));
    expect(field.value()).toEqual({ paidCustomers: true });
    await user.click(screen.getByRole("checkbox", { name: "Paid customers" }));
    expect(field.value()).toBeUndefined();
  });
});

describe("access", () => {
  it("is any where nothing is set (L-1.06)", async () => {
    const field = renderField({ control: "access" });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Any" }).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: "User" }));
    expect(field.value()).toBe("user");
    await user.click(screen.getByRole("radio", { name: "Any" }));
    expect(field.value()).toBeUndefined();
  });
});

describe("schedule", () => {
  it("enters the start as the clock of its time zone shows it", () => {
    const field = renderField({ control: "schedule" }, { value: { timeZone: "Europe/Oslo" } });
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-27T18:00" } });
    expect(field.value()).toEqual({ timeZone: "Europe/Oslo", startAt: "2026-11-27T17:00:00.000Z" });
  });

  it("ticks days in the order of the week", async () => {
    const field = renderField({ control: "schedule" }, { value: { validOnDays: ["sunday"] } });
    await user.click(screen.getByRole("checkbox", { name: "Friday" }));
    expect(field.value()).toEqual({ validOnDays: ["friday", "sunday"] });
  });

  it("keeps the wall times when the time zone changes", async () => {
    const field = renderField({ control: "schedule" }, { value: { startAt: "2026-11-27T18:00:00.000Z", startTime: "18:00" } });
    await user.type(screen.getByLabelText("Time zone"), "Oslo");
    await user.click(await screen.findByRole("option", { name: "Europe/Oslo" }));
    expect(field.value()).toEqual({ startAt: "2026-11-27T17:00:00.000Z", startTime: "18:00", timeZone: "Europe/Oslo" });
  });

  it("says when it shows again, by the persona's clock", () => {
    renderField(
      { control: "schedule" },
      { value: { validOnDays: ["friday"], startTime: "18:00", endTime: "02:00", timeZone: "Europe/Oslo" } },
    );
    expect(screen.getByText("Off now: starts Friday 18:00.")).toBeTruthy();
    expect(within(screen.getByRole("group", { name: "Time of day" })).getByText(/past midnight/)).toBeTruthy();
  });

  it("is taken away with the last thing in it", async () => {
    const field = renderField({ control: "schedule" }, { value: { validOnDays: ["friday"] } });
    await user.click(screen.getByRole("checkbox", { name: "Friday" }));
    expect(field.value()).toBeUndefined();
  });
});

it.each([
  ["audiences", { guests: true, future: 1 }, { future: 1 }],
  ["countries", { allowedCountries: ["DE"], future: 1 }, { future: 1 }],
  ["schedule", { startTime: "18:00", timeZone: "Europe/Oslo" }, undefined],
] as const)("takes a whole rule back, and leaves what nobody knows: %s (L-2.97)", async (control, value, left) => {
  const field = renderField({ control }, { value });
  await user.click(screen.getByRole("button", { name: "Reset Field" }));
  expect(field.value()).toEqual(left);
  expect(screen.queryByRole("button", { name: "Reset Field" })).toBeNull();
});
