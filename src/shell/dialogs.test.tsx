// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { becomeUser } from "../session/session_store";
import { paidUser, renderInSite, type SiteOptions, siteServices } from "../testing/site";
import { Dialogs } from "./Dialogs";

afterEach(cleanup);

function open(options: SiteOptions) {
  const services = siteServices(options);
  renderInSite(<Dialogs />, services);
  return services;
}
const heading = () => screen.findByRole("heading", { level: 2 });
const none = () => expect(screen.queryByRole("dialog")).toBeNull();

it("shows guests the hold card, whose button leads to sign up again (L-2.25, C-2.25)", async () => {
  open({ address: "/casino?modal=hold" });
  expect((await heading()).textContent).toBe("Leaving already?");
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("?modal=signup");
});

it("closes the hold card as soon as somebody is signed in (C-2.25)", async () => {
  const services = open({ address: "/?modal=hold" });
  await heading();
  act(() => becomeUser(services.session, paidUser));
  none();
});

it("keeps the hold card from users, and from guests who may not sign up (C-2.25)", async () => {
  open({ address: "/?modal=hold", user: paidUser });
  open({ address: "/?modal=hold", settings: { isRestrictedRegistration: true } });
  await act(async () => {});
  none();
});

it.each([
  [true, "hold"],
  [false, undefined],
])(
  "leads who closes the sign-up, with holdUserOnRegistration %s, to modal=%s (C-2.26)",
  async (holdUserOnRegistration, modal) => {
    const services = open({ address: "/casino?modal=signup&filter=new", settings: { holdUserOnRegistration } });
    await heading();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(services.route.getState().search["modal"]).toBe(modal));
    expect(services.route.getState().search["filter"]).toBe("new");
  },
);

const strict = { kyc: true, emailVerification: true, deposit: true, wager: 1, showFormForNonDepositors: false };

it.each([
  ["Verify your identity first", { kycStatus: "PENDING" }, "/account/verification"],
  ["Confirm your e-mail address", { isEmailVerified: false }, "/profile"],
  ["You still have to wager", { totalSpend: 20 }, "/casino"],
  ["Make a deposit first", { depositCount: 0, totalDeposit: 0 }, "/profile/deposit"],
] as const)("says %j to who can't withdraw for it, and leads there (C-2.15, C-6.16)", async (title, change, address) => {
  const user = { ...paidUser, totalSpend: 900, ...change };
  open({ address: "/?modal=upload-documents", user, settings: { withdrawalConditions: strict } });
  expect((await heading()).textContent).toBe(title);
  expect(screen.getByRole("link").getAttribute("href")).toBe(address);
});

it("says nothing to who may withdraw, nor to guests (C-6.16)", async () => {
  open({
    address: "/?modal=upload-documents",
    user: { ...paidUser, totalSpend: 900 },
    settings: { withdrawalConditions: strict },
  });
  open({ address: "/?modal=upload-documents" });
  await act(async () => {});
  none();
});
