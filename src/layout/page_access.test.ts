import { expect, it } from "vitest";
import { page, section } from "../testing/build";
import { needsSignIn } from "./page_access";

const hello = section("blank#hello");
const forGuests = section("blank#guest", { access: "guest" });

it.each([
  ["a guest from a page for users", "user", "guest", [hello], true],
  ["no guest whom the page has something for", "user", "guest", [hello, forGuests], false],
  ["no guest whom a group on the page has something for", "user", "guest", [section("group#g", forGuests)], false],
  ["nobody who is signed in", "user", "user", [hello], false],
  ["nobody whose session is not known yet", "user", "unknown", [hello], false],
  ["no guest from a page for all", undefined, "guest", [hello], false],
] as const)("sends away %s (C-2.31)", (_, access, session, sections, expected) => {
  expect(needsSignIn({ ...page(...sections), access }, { session })).toBe(expected);
});
