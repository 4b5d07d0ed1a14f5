// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { startRouter } from "./start_router";

afterEach(() => vi.restoreAllMocks());

it("tells of a step outside of React's work, so that the page can render at once", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const arrived = Promise.withResolvers<string>();
  const navigate = await startRouter(({ pathname }) => {
    flushSync(() => {}); // React complains about it inside of its work
    arrived.resolve(pathname);
  });
  await navigate("/faq");
  expect(await arrived.promise).toBe("/faq");
  expect(complaints.mock.calls.flat().join(" ")).not.toContain("flushSync");
});
