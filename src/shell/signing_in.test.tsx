// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it } from "vitest";
import { login, logout } from "../../schemas/api/users";
import { loadShell } from "../testing/load_shell";
import { paidUser, renderInSite, type Reply, type SiteOptions, siteServices } from "../testing/site";
import { Shell } from "./Shell";

beforeAll(loadShell);
afterEach(cleanup);

const renderShell = (options: SiteOptions = {}) => renderInSite(<Shell>The page</Shell>, siteServices(options));
/** React goes on with a dialog whose code was not there only where the act that began it is awaited. */
const openDialog = (options: SiteOptions) => act(async () => renderShell(options));
const header = () => within(screen.getByRole("banner"));
const address = "/casino?search=fox&modal=login";
const success = { status: 200, body: { data: { success: true, accessToken: "token", user: paidUser } } };
const answers = (answer: Reply) => ({ [`POST ${login.path}`]: answer });

async function submit(email: string, password: string) {
  const person = userEvent.setup();
  const dialog = within(await screen.findByRole("dialog", { name: "Welcome back" }));
  if (email) await person.type(dialog.getByLabelText("E-mail"), email);
  if (password) await person.type(dialog.getByLabelText("Password"), password);
  await person.click(dialog.getByRole("button", { name: "Log in" }));
  return dialog;
}

it("makes a user of the guest, closes the dialog and keeps the page's address", async () => {
  const { services } = await openDialog({ address, answers: answers(success) });
  await submit("mara@foyer.test", "secret");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(services.session.getState()).toMatchObject({ viewer: { session: "user", depositCount: 3 }, user: { userId: 7 } });
  expect(await services.accessToken.current()).toBe("token");
  expect(services.route.getState()).toMatchObject({ path: "/casino", search: { search: "fox" } });
  expect(header().getByText("€1,284.50")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it.each([
  [401, /do not match an account/],
  [429, /Too many attempts/],
  [500, /on our side/],
])("says in the dialog why it failed with %i", async (status, message) => {
  const { services } = await openDialog({ address, answers: answers({ status, body: { message: "no" } }) });
  const dialog = await submit("mara@foyer.test", "secret");
  expect((await dialog.findByRole("alert")).textContent).toMatch(message);
  expect(services.session.getState().user).toBeNull();
});

it("sends one request however often the button is pressed (C-4.31)", async () => {
  const asked: unknown[] = [];
  renderShell({ address, answers: answers(({ body }) => (asked.push(body), new Promise(() => {}))) });
  const dialog = await submit("mara@foyer.test", "secret");
  fireEvent.click(await dialog.findByText("Logging in"));
  expect(asked).toEqual([{ email: "mara@foyer.test", password: "secret" }]);
});

it("opens for guests alone (L-2.24)", () => {
  renderShell({ address: "/?modal=signup", user: paidUser });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says that nobody signs up where registration is restricted (C-2.28)", async () => {
  await openDialog({ address: "/?modal=signup", settings: { isRestrictedRegistration: true } });
  const dialog = await screen.findByRole("dialog", { name: "No new accounts at the moment" });
  expect(within(dialog).queryByRole("textbox")).toBeNull();
});

it("signs out from the account's menu, and forgets what the session was reminded of (C-4.46, L-4.66)", async () => {
  const { services } = renderShell({
    user: paidUser,
    answers: { [`POST ${logout.path}`]: { status: 200, body: { data: { success: true } } } },
  });
  fireEvent.click(header().getByRole("button", { name: /Account of Mara Lind/ }));
  expect(await header().findByText("mara@foyer.test")).toBeTruthy();
  services.preferences.setState({ reminder: "closed" });
  fireEvent.click(header().getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(services.session.getState()).toMatchObject({ viewer: { session: "guest" }, user: null }));
  await waitFor(() => expect(services.preferences.getState().reminder).toBe("open"));
});

it("stays signed in, and says so, where the server does not answer", async () => {
  const { services } = renderShell({ user: paidUser, answers: { [`POST ${logout.path}`]: { status: 503, body: {} } } });
  fireEvent.click(header().getByRole("button", { name: /Account of Mara Lind/ }));
  fireEvent.click(await header().findByRole("button", { name: "Log out" }));
  expect((await header().findByRole("alert")).textContent).toMatch(/still logged in/);
  expect(services.session.getState().user).not.toBeNull();
});
