import { expect, it } from "vitest";
import { createQueryClient } from "./query_client";

it("asks once on the server, where somebody waits for the page", async () => {
  let asked = 0;
  const queryFn = () => {
    asked++;
    return Promise.reject(new Error("The database is away"));
  };
  await expect(createQueryClient().fetchQuery({ queryKey: ["away"], queryFn })).rejects.toThrow("away");
  expect(asked).toBe(1);
});
