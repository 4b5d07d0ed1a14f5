import { expect, it } from "vitest";
import { getPageOverview, getPageUsage } from "../../../schemas/api/page_addresses";
import { getSiteFacts } from "../../../schemas/api/page_check";
import { listNotes } from "../../../schemas/api/page_notes";
import { calls } from "./next_calls";

it.each([getPageOverview, getPageUsage, getSiteFacts, listNotes])(
  "$path, which the editor asks by itself when it opens, is checked without the schemas of all calls (issue 18: ready to work)",
  ({ method, path }) => {
    expect(calls.some((call) => call.method === method && call.path === path && call.answer)).toBe(true);
  },
);
