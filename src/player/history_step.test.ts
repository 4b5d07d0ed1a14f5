import { expect, it } from "vitest";
import { historyStep } from "./history_step";

const opened = (...names: string[]) => ({ opened: names });

it.each([
  [
    "opens a dialog as a step of its own",
    "?modal=login",
    "?b=7",
    null,
    false,
    { kind: "go", replace: false, state: opened("modal") },
  ],
  ["closes what a step opened by going back", "?modal=", "?modal=login", opened("modal"), true, { kind: "back" }],
  [
    "closes what came with the address in place",
    "?modal=",
    "?modal=login",
    null,
    true,
    { kind: "go", replace: true, state: null },
  ],
  [
    "does not go back where the step before had it open too",
    "?modal=",
    "?modal=login&category=new",
    opened("category"),
    true,
    { kind: "go", replace: true, state: opened("category") },
  ],
  [
    "puts one dialog in the place of another",
    "?modal=signup",
    "?modal=login",
    opened("modal"),
    false,
    { kind: "go", replace: true, state: opened("modal") },
  ],
  [
    "opens a dialog beside another of a different name (D-12)",
    "?stats=5",
    "?modal=hold",
    opened("modal"),
    false,
    { kind: "go", replace: false, state: opened("stats") },
  ],
  [
    "reads whatever another program left in the entry as nothing",
    "?modal=",
    "?modal=login",
    { opened: 3 },
    true,
    { kind: "go", replace: true, state: null },
  ],
])("%s (L-2.24)", (_, change, search, state, replace, expected) => {
  expect(historyStep(change, { search, state, replace })).toEqual(expected);
});
