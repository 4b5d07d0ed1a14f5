import { describe, expect, it, vi } from "vitest";
import type { Page, Section } from "../../schemas/page";
import { hostMessage, pageMessage, scope } from "../../schemas/preview_protocol";
import type { Viewer } from "../../schemas/viewer";
import { createChannel } from "./channel";
import { readLayout } from "./read_layout";
import { sectionInfos } from "./section_infos";

const office = "https://office.example";

/** A window inside another one, whose messages are delivered by hand. */
function framed({ ancestor, referrer = "" }: { ancestor?: string; referrer?: string } = {}) {
  const parent = { postMessage: vi.fn<(message: object, target: string) => void>() };
  let listener: (event: object) => void = () => {};
  const window = {
    parent,
    location: { ancestorOrigins: ancestor ? [ancestor] : undefined },
    document: { referrer },
    addEventListener: (_: string, added: (event: object) => void) => (listener = added),
  };
  return { window: window as unknown as Window, parent, deliver: (event: object) => listener(event) };
}

describe("the channel to a back office (C-7.36)", () => {
  it("sends to the origin that frames the page where the settings name it, and never to just anybody", () => {
    const known = framed({ ancestor: office });
    createChannel(known.window, [office, "https://other.example"]).send({ scope });
    expect(known.parent.postMessage.mock.calls).toEqual([[{ scope }, office]]);
    const stranger = framed({ ancestor: "https://evil.example" });
    createChannel(stranger.window, [office]).send({ scope });
    expect(stranger.parent.postMessage).not.toHaveBeenCalled();
    const byReferrer = framed({ referrer: `${office}/pages?x=1` });
    createChannel(byReferrer.window, [office]).send({ scope });
    expect(byReferrer.parent.postMessage).toHaveBeenCalledWith({ scope }, office);
  });

  it("hears the window around it alone, from those origins alone, with its scope alone", () => {
    const { window, parent, deliver } = framed({ ancestor: office });
    const heard: unknown[] = [];
    createChannel(window, [office]).listen((data) => heard.push(data));
    const data = { scope, type: "page.announce" };
    deliver({ source: parent, origin: "https://evil.example", data });
    deliver({ source: parent, origin: `${office}.evil.example`, data });
    deliver({ source: {}, origin: office, data });
    deliver({ source: parent, origin: office, data: { ...data, scope: "another" } });
    deliver({ source: parent, origin: office, data: "page.announce" });
    deliver({ source: parent, origin: office, data: null });
    expect(heard).toEqual([]);
    deliver({ source: parent, origin: office, data });
    expect(heard).toEqual([data]);
  });
});

describe("messages", () => {
  it.each([
    ["an unknown type", { type: "page.publish" }],
    ["no id", { type: "section.select" }],
    ["an id that is none", { type: "section.scroll_to", id: '"] *' }],
    ["a viewer that is none", { type: "persona.set", viewer: { country: "Norway" } }],
    ["twenty-one nested pages", { type: "layout.update", page: {}, nested: Array.from({ length: 21 }, () => ({})) }],
  ])("with %s are ignored", (_, message) => {
    expect(hostMessage.safeParse({ scope, ...message }).success).toBe(false);
  });

  it("of both directions have their scope", () => {
    expect(hostMessage.safeParse({ type: "page.announce" }).success).toBe(false);
    expect(pageMessage.safeParse({ type: "section.hovered", id: null }).success).toBe(false);
    expect(pageMessage.safeParse({ scope, type: "section.hovered", id: null }).success).toBe(true);
  });
});

const blank = (id: string, more: Partial<Section> = {}): Section => ({ id, name: id, type: "blank", props: {}, ...more });
const current: Page = {
  id: "p",
  route: "/p",
  title: "P",
  sections: [blank("a"), blank("g", { type: "group", sections: [blank("b")] })],
};

describe("a layout of the host's", () => {
  it("takes the place of the page, all its sections, hidden ones too (L-2.98)", () => {
    const sections = [blank("x", { isVisible: false }), blank("y", { access: "user" }), blank("z", { type: "loyalty_wheel" })];
    expect(readLayout({ page: { ...current, sections } }, null).page?.sections).toEqual(sections);
  });

  it("changes one section wherever it stands", () => {
    const { page } = readLayout({ section: blank("b", { name: "changed" }) }, current);
    expect(page?.sections[1]?.sections?.[0]?.name).toBe("changed");
    expect(page?.sections[0]).toBe(current.sections[0]);
  });

  it("shows other pages in place where the host sends them along", () => {
    const holder = { ...current, sections: [blank("n", { type: "nested_page", props: { pageSlug: "q" } })] };
    const { page } = readLayout({ page: holder, nested: [{ ...current, id: "q", route: "/q" }] }, null);
    expect(page?.sections[0]?.sections?.map(({ id }) => id)).toEqual(["n-a", "n-g"]);
  });

  it.each([
    ["neither page nor section", {}, current],
    ["both", { page: current, section: blank("a") }, current],
    ["a section of no page", { section: blank("a") }, null],
    ["a section that is not there", { section: blank("nowhere") }, current],
    ["a section that is none", { section: "a" }, current],
    ["an id twice", { page: { ...current, sections: [blank("a"), blank("a")] } }, null],
    ["sections without end", { page: { ...current, sections: Array.from({ length: 20_000 }, () => 0) } }, null],
    ["a nested page that is none", { page: current, nested: [{ id: "q" }] }, null],
  ])("is refused with %s", (_, message, page) => {
    expect(readLayout(message, page).issues).not.toEqual([]);
  });
});

it("tells of every section where it is, and which rule would hide it from the viewer", () => {
  const viewer: Viewer = {
    session: "guest",
    depositCount: 0,
    country: "NO",
    subdivision: null,
    language: "en",
    device: "desktop",
    now: "2026-01-01T00:00:00Z",
  };
  const sections = [blank("a"), blank("g", { type: "group", access: "user", sections: [blank("b")] })];
  const box = { x: 0, y: 1, width: 2, height: 3 };
  const infos = sectionInfos(sections, { viewer, boxOf: (id) => (id === "a" ? box : null) });
  expect(infos.map(({ id, parent, verdict, decision }) => [id, parent, verdict, decision?.reason])).toEqual([
    ["a", null, "shown", undefined],
    ["g", null, "hidden", "users_only"],
    ["b", "g", "hidden", "parent_hidden"],
  ]);
  expect(infos[0]?.box).toEqual(box);
});
