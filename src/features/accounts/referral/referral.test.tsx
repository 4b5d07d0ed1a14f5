// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { keepReferral } from "../../../../schemas/api/referral";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";
import { invitationOf } from "./invitation";
import { InvitedPlace } from "./InvitedPlace";

afterEach(cleanup);

async function arrive({ address = "/?ref=ABCDEFGH", percent = 25, isPlayer = false, status = 200 } = {}) {
  const asked: unknown[] = [];
  const services = siteServices({
    address,
    ...(isPlayer && { user: paidUser }),
    settings: { referAFriendPercent: percent },
    answers: {
      [`POST ${keepReferral.path}`]: (request: { body?: unknown }) => {
        asked.push(request.body);
        return { status, body: status === 200 ? { data: { success: true } } : { message: "no" } };
      },
    },
  });
  await act(async () => void renderInSite(<InvitedPlace />, services));
  return { services, asked, person: userEvent.setup() };
}

it("asks a visitor whom a friend invited before the browser keeps it, and keeps nothing for a no (S-2.17)", async () => {
  const { services, asked, person } = await arrive();
  await person.click(await screen.findByRole("button", { name: "No, thanks" }));
  expect(screen.queryByText("A friend invited you")).toBeNull();
  expect(asked).toEqual([]);
  expect(invitationOf(services)).toBe("ABCDEFGH"); // as long as the page is open
});

it("keeps it for a yes, and says so where that fails", async () => {
  const { asked, person } = await arrive();
  await person.click(await screen.findByRole("button", { name: "Remember it" }));
  await waitFor(() => expect(screen.queryByText("A friend invited you")).toBeNull());
  expect(asked).toEqual([{ code: "ABCDEFGH" }]);
  cleanup();
  const failing = await arrive({ status: 503 });
  await failing.person.click(await screen.findByRole("button", { name: "Remember it" }));
  expect(await screen.findByText(/did not work/)).toBeTruthy();
});

it.each([
  ["players", { isPlayer: true }],
  ["who came by no link", { address: "/" }],
  ["anybody where friends earn nothing", { percent: 0 }],
])("does not ask %s", async (_, options) => {
  await arrive(options);
  expect(screen.queryByRole("button", { name: "Remember it" })).toBeNull();
});
