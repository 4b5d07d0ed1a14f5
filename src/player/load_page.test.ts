import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { createTestServices } from "../testing/create_test_services";
import { loadPage } from "./load_page";

afterEach(() => void vi.restoreAllMocks());

const load = (status: number, body: unknown = {}) =>
  loadPage("/casino", "", {
    services: createTestServices({ transport: async () => ({ status, body }) }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });

it.each([
  ["a refusal", 403, {}],
  ["an answer that is none", 200, { page: 7 }],
])("writes %s down and ends the loading (L-8.21)", async (_, status, body) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await load(status, body)).toEqual({ status: "failed", isLoading: false });
  expect(log).toHaveBeenCalledOnce();
});

it("writes nothing down about a page that is not there", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await load(404)).toEqual({ status: "not_found", isLoading: false });
  expect(log).not.toHaveBeenCalled();
});
