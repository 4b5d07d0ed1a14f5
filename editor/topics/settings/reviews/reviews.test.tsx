// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Review, ReviewedPerson } from "../../../../schemas/api/reviews";
import { createApi } from "../../../../src/kit/api/api";
import { page } from "../../../testing/build";
import { createTestWorkplace, renderAt } from "../../../testing/workplace";
import { Reviews } from "./Reviews";

afterEach(cleanup);

const person = (userId: number, name: string): ReviewedPerson => ({
  userId,
  email: `${userId}@site.test`,
  name,
  dateOfBirth: "1983-07-04",
  address: null,
  phone: null,
  countryCode: "DK",
  createdAt: "2026-03-01T10:00:00Z",
});
const review = (reviewId: number, name: string): Review => ({
  reviewId,
  cause: "like_excluded",
  person: person(reviewId, name),
  alike: [{ ...person(90, "Henriette Vestergaard"), excludedUntil: "2099-01-01T00:00:00Z", closedAt: null }],
  openedAt: "2026-03-04T10:00:00Z",
  decidedAt: null,
  decision: null,
  decidedBy: null,
  note: null,
});

/** A server on which two accounts wait, which does what it is told; `isBroken`: it is down. */
function openReviews({ isBroken = false, isDecided = false } = {}) {
  let open = [review(1, "Henriette Vestergard"), review(2, "Mette Vestergaard")];
  let decided: Review[] = [];
  const asked: string[] = [];
  const api = createApi(async ({ method, url, body }) => {
    if (isBroken) return { status: 503, body: { message: "no" } };
    if (method === "GET") return { status: 200, body: { open, openCount: open.length, decided } };
    if (isDecided) return { status: 409, body: { message: "no", code: "review.decided" } };
    const [, id, verb] = /reviews\/(\d+)\/(\w+)/.exec(url) ?? [];
    asked.push(`${verb} ${id} ${JSON.stringify(body)}`);
    const found = [...open, ...decided].find(({ reviewId }) => reviewId === Number(id)) as Review;
    const { note = null } = body as { note?: string };
    const decision = verb === "approve" ? ("approved" as const) : ("refused" as const);
    open = open.filter((each) => each.reviewId !== Number(id));
    decided = [{ ...found, decision, note, decidedBy: "ada@site.test", decidedAt: "2026-03-04T12:00:00Z" }];
    return { status: 200, body: { data: { success: true } } };
  });
  renderAt({ ...createTestWorkplace(page()), api }, <Reviews />);
  return { user: userEvent.setup(), asked };
}
const card = (name: string) => screen.findByRole("listitem", { name });

it("shows who waits beside whom they are like, and marks in words what is the same", async () => {
  openReviews();
  const table = within(await card("Henriette Vestergard")).getByRole("table");
  const rowOf = (name: string) => within(table).getByRole("row", { name: new RegExp(`^${name}`) }).textContent;
  expect(rowOf("Date of birth")).toBe("Date of birth1983-07-041983-07-04the same");
  expect(rowOf("Name")).toBe("NameHenriette VestergardHenriette Vestergaard");
});

it("lets somebody in, and keeps somebody out with a reason that can be taken back", async () => {
  const { user, asked } = openReviews();
  await user.click(within(await card("Henriette Vestergard")).getByRole("button", { name: "Let in" }));
  expect(await screen.findByText("ada@site.test let Henriette Vestergard in")).toBeTruthy();

  await user.click(within(await card("Mette Vestergaard")).getByRole("button", { name: "Keep closed…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "Send us your passport, please.");
  await user.click(dialog.getByRole("button", { name: "Keep closed…" }));
  expect(await screen.findByText("No account waits for a decision.")).toBeTruthy();
  expect(screen.getByText("Send us your passport, please.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Let in after all" }));
  expect(await screen.findByText("ada@site.test let Mette Vestergaard in")).toBeTruthy();
  expect(asked).toEqual(["approve 1 {}", 'refuse 2 {"note":"Send us your passport, please."}', "approve 2 {}"]);
});

it("keeps what was written when somebody else was faster, and says so", async () => {
  const { user } = openReviews({ isDecided: true });
  await user.click(within(await card("Mette Vestergaard")).getByRole("button", { name: "Keep closed…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "A reason");
  await user.click(dialog.getByRole("button", { name: "Keep closed…" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Somebody else has decided this in the meantime.");
  expect(dialog.getByLabelText("Reason")).toHaveProperty("value", "A reason");
});

it("says so where the list does not come", async () => {
  openReviews({ isBroken: true });
  expect((await screen.findByRole("alert")).textContent).toContain("The reviews could not be loaded.");
});
