// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { SelfTest } from "../../../schemas/api/self_test";
import { section } from "../../../src/testing/build";
import { createTestServices } from "../../../src/testing/create_test_services";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

async function open({ status = 200 } = {}) {
  let kept: SelfTest | null = null;
  const sent: unknown[] = [];
  const services = createTestServices({
    viewer: { session: "user" },
    transport: async ({ method, url, body }) => {
      if (method === "GET") return { status: 200, body: { selfTest: kept } };
      sent.push(body);
      if (status !== 200) return { status, body: { message: "No" } };
      if (url.includes("delete")) {
        kept = null;
        return { status: 200, body: { data: { success: true } } };
      }
      kept = { score: 9, result: "high", takenAt: "2026-11-22T18:40:00.000Z" };
      return { status: 200, body: { selfTest: kept } };
    },
  });
  const { element } = await prepare([section("self_test")], services);
  render(element);
  return sent;
}
const answerAll = () => {
  for (const group of screen.getAllByRole("group")) fireEvent.click(within(group).getByRole("radio", { name: "Sometimes" }));
};

it("asks nine questions, waits for all answers, says what they mean and deletes it when asked", async () => {
  const sent = await open();
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: "See my result" });
  expect([screen.getAllByRole("group").length, submit.disabled]).toEqual([9, true]);
  answerAll();
  fireEvent.click(submit);
  await screen.findByText("9 of 27 points");
  expect(document.activeElement).toBe(screen.getByRole("status")); // who answers by keys goes on from there
  expect(sent).toEqual([{ answers: [1, 1, 1, 1, 1, 1, 1, 1, 1] }]);
  fireEvent.click(screen.getByRole("button", { name: "Delete my result" }));
  await waitFor(() => expect(screen.getAllByRole("group")).toHaveLength(9));
  expect(document.activeElement?.tagName).toBe("FORM");
});

it("keeps the answers where they could not be sent", async () => {
  await open({ status: 500 });
  answerAll();
  fireEvent.click(screen.getByRole("button", { name: "See my result" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing is lost");
  expect(screen.getAllByRole<HTMLInputElement>("radio", { name: "Sometimes" }).every(({ checked }) => checked)).toBe(true);
});
