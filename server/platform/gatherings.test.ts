import { expect, it } from "vitest";
import { createGatherings, silence } from "./gatherings";

const visitor = (connection: string, section: string | null = null) => ({ connection, userId: 1, name: connection, section });

it("knows who is on a page, here and at other processes, each once", () => {
  const here = createGatherings();
  expect(here.come("home", visitor("a"))).toBe(null);
  here.come("home", visitor("a", "hero"));
  here.hear("other", "home", [visitor("b")]);
  expect(here.at("home")).toEqual([visitor("a", "hero"), visitor("b")]);
  expect(here.come("vip", visitor("a"))).toBe("home");
  expect([here.at("home"), here.ownPages()]).toEqual([[visitor("b")], ["vip"]]);
  expect([here.leave("a"), here.leave("a")]).toEqual(["vip", null]);
});

it("forgets a process that is silent", () => {
  let time = 0;
  const here = createGatherings(() => time);
  here.hear("other", "home", [visitor("b")]);
  time = silence;
  expect(here.at("home")).toEqual([]);
});
