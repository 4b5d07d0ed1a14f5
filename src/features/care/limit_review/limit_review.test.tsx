// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { confirmLimits, getLimitReview, getLimitTable } from "../../../../schemas/api/limits";
import { sampleLimits } from "../../../page/persona/sample_limits";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";
import { LimitReviewPlace } from "./LimitReviewPlace";

afterEach(cleanup);

async function open({ isDue = true, countryCode = "GB", hasLimits = true } = {}) {
  const asked: string[] = [];
  let due = isDue;
  const limits = sampleLimits("EUR", new Date().toISOString());
  const services = siteServices({
    user: { ...paidUser, countryCode },
    settings: { markets: ["GB"] },
    answers: {
      [`GET ${getLimitReview.path}`]: () => {
        asked.push("review");
        return { status: 200, body: { isDue: due } };
      },
      [`GET ${getLimitTable.path}`]: { status: 200, body: hasLimits ? limits : { ...limits, limitTable: [] } },
      [`POST ${confirmLimits.path}`]: () => {
        asked.push("confirmed");
        due = false;
        return { status: 200, body: { data: { success: true } } };
      },
    },
  });
  await act(async () => void renderInSite(<LimitReviewPlace />, services)); // its code comes
  return { asked };
}

it("asks a player of Great Britain whether the limits are still right, shows them, and takes a yes (D-14)", async () => {
  const { asked } = await open();
  const dialog = within(await screen.findByRole("dialog", { name: "Are your limits still right?" }));
  expect(dialog.getByText("Deposits per week").nextSibling?.textContent).toBe("€350.00");
  await act(async () => void fireEvent.click(dialog.getByRole("button", { name: "They are right as they are" })));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).toContain("confirmed");
});

it("leads who has no limit to one first, and not on without (D-14)", async () => {
  await open({ hasLimits: false });
  const dialog = within(await screen.findByRole("dialog", { name: "Are your limits still right?" }));
  const answers = dialog.getAllByRole("button").map(({ textContent }) => textContent);
  expect(answers.filter(Boolean)).toEqual(["My limits", "My activity", "I want none"]);
});

it("asks nobody before it is time, and no player of another market at all (D-14)", async () => {
  const { asked } = await open({ isDue: false });
  await waitFor(() => expect(asked).toEqual(["review"]));
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  expect((await open({ countryCode: "DE" })).asked).toEqual([]);
});
