import type { APIRequestContext } from "@playwright/test";
import { bearerOf } from "./staff";
import { expect } from "./visitor";

/** What the database has, once it is what is expected. */
export const stored = (request: APIRequestContext, id: string) =>
  expect.poll(async () => {
    const answer = await request.get(`/api/backoffice/pages/${id}`, { headers: await bearerOf(request) });
    return ((await answer.json()) as { page: { sections: unknown[] } }).page.sections;
  });
