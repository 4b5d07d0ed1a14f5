import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, password } from "./visitor";

/** A name of its own for each try of a test: a retry meets nothing that the try before has left. */
export const fresh = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/** The headers of somebody who works in the back office. */
export async function bearerOf(request: APIRequestContext, email = "admin@foyer.test") {
  const login = await request.post("/api/user/login", { data: { email, password } });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  return { authorization: `Bearer ${data.accessToken}` };
}

/** Makes a page of the test's own, at the address of its id, which is answered. */
export async function createPage(request: APIRequestContext, name: string, sections: object[], title?: string): Promise<string> {
  const id = fresh(name);
  const headers = await bearerOf(request);
  const page = { id, route: `/${id}`, title: { en: title ?? `Page ${id}` }, sections };
  const created = await request.post("/api/backoffice/pages", { headers, data: { page } });
  expect(created.status()).toBe(200);
  return id;
}
