// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { agreeAgain, getPendingConsents } from "../../../../schemas/api/registration";
import { initGame } from "../../../../schemas/api/play";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";
import { ConsentsPlace } from "./ConsentsPlace";

afterEach(cleanup);

const terms = { key: "terms_and_conditions_acceptance", defaultValue: false, isMandatory: true, url: "/terms", version: "2" };
const pending = { key: terms.key, version: "2", url: "/terms" };

/** A site on which a player has not agreed to the newest terms, and a game for money is refused until they do. */
function open({ asksAgain }: { asksAgain: boolean }) {
  let hasAgreed = false;
  const services = siteServices({
    user: paidUser,
    settings: { registrationConsents: [{ ...terms, asksAgain }] },
    answers: {
      [`GET ${getPendingConsents.path}`]: () => ({ status: 200, body: { consents: hasAgreed ? [] : [pending] } }),
      [`POST ${agreeAgain.path}`]: () => {
        hasAgreed = true;
        return { status: 200, body: { data: { success: true } } };
      },
      [`POST ${initGame.path}`]: { status: 403, body: { message: "Agree first.", code: "consents.required" } },
    },
  });
  renderInSite(<ConsentsPlace />, services);
  const play = () => services.api.call(initGame, { body: { gameId: "dice", demo: false } });
  return { play, person: userEvent.setup() };
}
const dialog = () => screen.findByRole("dialog");
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("lets a player put the new terms off until they want to play for money, and then asks again", async () => {
  const { play, person } = open({ asksAgain: true });
  await dialog();
  await person.click(screen.getAllByRole("button", { name: "Later" }).at(-1) as HTMLElement);
  await isClosed();
  await expect(play()).rejects.toMatchObject({ code: "consents.required" });
  await dialog();
  await person.click(screen.getByRole("button", { name: "I agree" }));
  await isClosed();
});

it("asks for terms that were published after the page was loaded, once a call is refused for them", async () => {
  const { play } = open({ asksAgain: false });
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect(play()).rejects.toMatchObject({ code: "consents.required" });
  await dialog();
});
