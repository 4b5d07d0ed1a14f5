import * as z from "zod/mini";
import type { ListedPage } from "../../schemas/api/page_addresses";
import { route as routeSchema } from "../../schemas/page";
import { freeRoute, isReservedRoute, shapeOf } from "../../src/layout/route_shape";

export type RouteProblem = { kind: "invalid" | "reserved" } | { kind: "taken"; by: ListedPage };

/** Why a page cannot be at an address; null where it can. */
export function routeProblem(route: string, pages: readonly ListedPage[], except?: string): RouteProblem | null {
  if (!z.safeParse(routeSchema, route).success) return { kind: "invalid" };
  if (isReservedRoute(route)) return { kind: "reserved" };
  const by = holderOf(route, pages, except);
  return by ? { kind: "taken", by } : null;
}

const holderOf = (route: string, pages: readonly ListedPage[], except?: string) => {
  const shape = shapeOf(route);
  return pages.find(
    (page) =>
      page.id !== except &&
      !page.archivedAt &&
      (shapeOf(page.route) === shape || (page.publishedRoute !== null && shapeOf(page.publishedRoute) === shape)),
  );
};

const spelled: Record<string, string> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ð: "d", þ: "th", ł: "l" };

/** A text's words as addresses have them: plain letters, digits and hyphens. */
export const plainWords = (text: string, length: number) =>
  text
    .toLocaleLowerCase()
    .replace(/[øæœßðþł]/g, (letter) => spelled[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, length);

/** An address made of a title's words that no page has. */
export function routeFrom(title: string, pages: readonly ListedPage[]): string {
  const words = plainWords(title, 80);
  return words === "" ? "" : free(`/${words}`, pages);
}

/** The address itself, or the first of its kind that is free. */
export const free = (route: string, pages: readonly ListedPage[]) =>
  freeRoute(route, (candidate) => isReservedRoute(candidate) || holderOf(candidate, pages) !== undefined);
