// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteSettings } from "../../../schemas/settings";
import { languages } from "../../../schemas/text";
import { createApi } from "../../../src/kit/api/api";
import { page } from "../../testing/build";
import { editorWords } from "../../testing/words";
import { createTestWorkplace, renderAt } from "../../testing/workplace";
import { Settings } from "./Settings";
import { settingsChangeWords } from "./settings_changes";
import { setSetting, settingsOf, toDocument } from "./settings_document";
import { settingsFields } from "./settings_fields";
import { settingsGroups } from "./settings_groups";
import { settingsPreviewAddress } from "./settings_preview_address";
import { defaultPersona } from "../../workplace/persona/persona";
import type { AnyControl } from "../../explain/field_props";
import { labelOf } from "../../explain/field_words";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (title: string, url = "/") => ({ title: { en: title }, url, items: [], scope: "any", type: "link", auth: false });
const live = z.parse(siteSettings, { topNavigation: [entry("Casino"), entry("Help")] });

const oldRevision = {
  revision: 2,
  createdAt: "2026-11-19T12:00:00Z",
  authorName: "Bo",
  origin: null,
  isPublished: false,
  publications: [{ at: "2026-11-19T12:05:00Z", authorName: "Bo" }],
};

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** The settings at a server with one draft, which keeps what it is sent. */
function openSettings({
  role = "administrator" as "administrator" | "content_editor",
  refused = null as object | null,
  draft = {},
} = {}) {
  const sent: Sent[] = [];
  let stored = { settings: { ...live, ...draft } as object, revision: 3 };
  const others = (settings: object) => {
    stored = { settings: { ...stored.settings, ...settings }, revision: stored.revision + 1 };
  };
  const api = createApi(async (request) => {
    const { method, url: path, body } = request;
    if (method !== "GET") sent.push({ method, path, body });
    if (path.endsWith("/settings/check")) return { status: 200, body: { revision: stored.revision, findings: [] } };
    if (/revisions.\d+$/.test(path)) return { status: 200, body: { settings: { ...live, theme: "lulu" }, revision: 2 } };
    if (path.includes("/settings/revisions")) return { status: 200, body: { revisions: [oldRevision] } };
    if (method === "PUT" && (body as { revision: number }).revision !== stored.revision)
      return { status: 409, body: { message: "", code: "settings.conflict", current: stored } };
    if (method === "PUT") {
      stored = { settings: (body as { settings: object }).settings, revision: stored.revision + 1 };
      return { status: 200, body: { revision: stored.revision } };
    }
    if (path.endsWith("/publish")) return { status: 200, body: { publishedRevision: stored.revision } };
    if (path.endsWith("/backoffice/settings")) {
      const facts = { authorName: "Ada", savedAt: "2026-11-20T12:00:00Z", publishedRevision: 3, refused };
      return { status: 200, body: { ...stored, ...facts, inForce: { settings: live, revision: 3 } } };
    }
    return { status: 200, body: { pages: [] } };
  });
  const workplace = { ...createTestWorkplace(page(), {}, role), api };
  renderAt(workplace, <Settings />);
  return { user: userEvent.setup(), sent, workplace, others };
}

describe("the settings in the editor", () => {
  it("mark what differs from what is live, and take it back (C-1.05)", async () => {
    const { user } = openSettings();
    await user.selectOptions(await screen.findByLabelText("Brand theme"), "Lulu");
    expect(screen.getByText("1 setting differs from what is live")).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole("button", { name: "Take back: Brand theme" }));
    expect(screen.getByText("As on the site")).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLSelectElement>("Brand theme").selectedOptions[0]?.textContent).toBe("Foyer");
  });

  it("keep what is typed although it is not valid, say what is wrong, and save it", async () => {
    const { user, sent } = openSettings();
    const name = await screen.findByLabelText("Name of the site");
    await user.clear(name);
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/At least 1 character\. The page goes on with “Foyer”\./)).toBeInstanceOf(HTMLElement);
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ revision: 3, settings: { name: "" } }));
  });

  it("go back and forth by keyboard, a run of typing being one step", async () => {
    const { user } = openSettings();
    const name = await screen.findByLabelText<HTMLInputElement>("Name of the site");
    await user.type(name, " Club");
    await user.keyboard("{Control>}z{/Control}");
    expect(name.value).toBe("Foyer");
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(name.value).toBe("Foyer Club");
  });

  it("are joined with what somebody else saved first, field by field", async () => {
    const { user, sent, others } = openSettings();
    await user.selectOptions(await screen.findByLabelText("Brand theme"), "Wincraft");
    others({ name: "Theirs" });
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({ revision: 4, settings: { name: "Theirs", theme: "wincraft" } }),
    );
    expect(screen.getByLabelText<HTMLInputElement>("Name of the site").value).toBe("Theirs");
  });

  it("ask what is where both changed the same", async () => {
    const { user, sent, others, workplace } = openSettings();
    await user.type(await screen.findByLabelText("Name of the site"), " Mine");
    others({ name: "Theirs" });
    await user.keyboard("{Control>}s{/Control}");
    await user.click(await screen.findByRole("button", { name: "Compare" }));
    expect(workplace.workbench.getState().dialog).toBe("conflict");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Site settings: Name of the site")).toBeInstanceOf(HTMLElement);
    await user.click(within(dialog).getByRole("button", { name: "Keep yours" }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ revision: 4, settings: { name: "Foyer Mine" } }));
  });

  it("come back as they were at a version, as an edit that undo takes back", async () => {
    const { user, sent } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Versions" }));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText(/^Published by Bo/)).toBeInstanceOf(HTMLElement);
    await user.click(await within(dialog).findByRole("button", { name: /^Restore 2/ }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ origin: "restore", settings: { theme: "lulu" } }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("As on the site")).toBeInstanceOf(HTMLElement);
  });

  it("publish what is saved, and say what changes in words", async () => {
    const { user, sent } = openSettings();
    await user.selectOptions(await screen.findByLabelText("Brand theme"), "Wincraft");
    await user.click(screen.getByRole("button", { name: "Publish…" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Brand theme: Foyer → Wincraft")).toBeInstanceOf(HTMLElement);
    await within(dialog).findByText("The check finds nothing.");
    await user.click(within(dialog).getByRole("button", { name: "Publish" }));
    await waitFor(() =>
      expect(sent.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`)).toEqual(["PUT settings", "POST publish"]),
    );
    expect(await screen.findByText("As on the site")).toBeInstanceOf(HTMLElement);
  });

  it("name the source of each figure that changes where the law of a market speaks of it, and all that a new market asks for (issue 15)", async () => {
    const { user } = openSettings({ draft: { markets: ["GB", "NL"], wagerMultiplier: 35 } });
    await user.selectOptions(await screen.findByLabelText("Brand theme"), "Wincraft");
    await user.click(screen.getByRole("button", { name: "Publish…" }));
    const law = await screen.findByRole("region", { name: "What the law says about what changes" });
    expect(law.textContent).toMatch(/A bonus is wagered at most10 times.*Source: casinoguardian, wiggin \(law firm or press\)/);
    expect(law.textContent).toContain("Netherlands is new.");
    expect(within(law).getByRole("region", { name: "What the law asks for there" }).textContent).toMatch(/Reality check/);
    expect(law.textContent).not.toContain("Something for friends");
  });

  it("are read by content editors, who are told why they change nothing", async () => {
    const { user } = openSettings({ role: "content_editor" });
    expect(await screen.findByText(/Only administrators change/)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole("button", { name: "Navigation" }));
    expect(screen.getAllByText("Casino").length).toBeGreaterThan(0);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Publish…" })).toBeNull();
  });

  it("say which published revision cannot be used, where and why", async () => {
    openSettings({ refused: { revision: 4, issues: [{ path: ["theme"], message: "Invalid option" }] } });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Settings 4 are published but can't be used");
    expect(alert.textContent).toContain("theme: Invalid option");
  });

  it("add an address under a key, and keep it per language (L-2.22)", async () => {
    const { user, sent } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Page addresses" }));
    await user.type(screen.getByLabelText("New key, e.g. deposit"), "deposit{Enter}");
    await user.type(screen.getByLabelText("deposit"), "/profile/deposit");
    await user.click(screen.getByRole("radio", { name: /^German/ }));
    await user.type(screen.getByLabelText("deposit"), "/konto/einzahlen");
    await user.keyboard("{Control>}s{/Control}");
    const pageAddresses = { deposit: { en: "/profile/deposit", de: "/konto/einzahlen" } };
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ settings: { pageAddresses } }));
  });

  it("hold an onboarding topic's content per language", async () => {
    const { user, sent } = openSettings({
      draft: {
        onboarding: { isShown: true, redirectUrl: "", topics: [{ topicKey: "hello", topicContent: { en: { title: "Hello" } } }] },
      },
    });
    await user.click(await screen.findByRole("button", { name: /^Onboarding/ }));
    await user.click(screen.getByRole("button", { name: "Entry 1" }));
    await user.click(screen.getByRole("radio", { name: /^Finnish/ }));
    await user.type(screen.getByLabelText("Title"), "Hei");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({
        settings: { onboarding: { topics: [{ topicContent: { en: { title: "Hello" }, fi: { title: "Hei" } } }] } },
      }),
    );
  });
});

describe("a setting", () => {
  const state = (settings: object) => ({ page: toDocument({ ...settings }, ""), selected: null, selection: [] });
  const set = (settings: object, ...[path, value]: Parameters<typeof setSetting>) => {
    const next = setSetting(path, value)(state(settings), {} as never);
    return next && settingsOf(next.state.page);
  };

  it("that is optional goes with the last that it holds", () => {
    const siteLogo = { dark: { src: "/a.svg" } };
    expect(set({ siteLogo }, ["siteLogo", "dark"], undefined)).not.toHaveProperty("siteLogo");
    expect(set({ siteLogo: { ...siteLogo, light: { src: "/b.svg" } } }, ["siteLogo", "dark"], undefined)).toHaveProperty(
      "siteLogo",
    );
  });

  it("that is taken away is as it is preset", () => {
    expect(set({ wagerMultiplier: 40 }, ["wagerMultiplier"], undefined)).toMatchObject({ wagerMultiplier: 1 });
    expect(set({ name: "Elsewhere" }, ["name"], undefined)).toMatchObject({ name: "" });
  });
});

describe("changes in words", () => {
  const words = (after: object) => settingsChangeWords(editorWords("en"), live, { ...live, ...after }, "en");

  it.each([
    ["an option", { navigationLayout: "panel" }, ["Navigation layout: Side menu → Side panel"]],
    ["a flag", { footerOff: true }, ["Hide the footer: off → on"]],
    [
      "languages",
      { languages: ["en", "fi"] },
      ["Languages: Danish, German, English, Spanish, Finnish, Norwegian, Portuguese → English, Finnish"],
    ],
    ["a new entry", { topNavigation: [...live.topNavigation, entry("Games")] }, ["“Games” added to Top navigation"]],
    ["an entry that went", { topNavigation: live.topNavigation.slice(0, 1) }, ["“Help” removed from Top navigation"]],
    [
      "an entry's address",
      { topNavigation: [live.topNavigation[0], entry("Help", "/help")] },
      ["Top navigation › Help › Address: / → /help"],
    ],
    [
      "an entry's text",
      { topNavigation: [entry("Slots"), live.topNavigation[1]] },
      ["Top navigation › Slots › Title, English changed"],
    ],
    [
      "nothing where the same is written otherwise",
      { topNavigation: [{ title: "Casino", url: "/" }, live.topNavigation[1]] },
      [],
    ],
  ])("tell %s", (_, after, expected) => {
    expect(words(after)).toEqual(expected);
  });
});

it("has words of its own for every setting and what is inside it, in every language (L-1.12)", () => {
  const pathsIn = (name: string, control: AnyControl): string[][] => {
    const inside = control.fields ?? control.item?.fields ?? {};
    return [[name], ...Object.entries(inside).flatMap(([key, inner]) => pathsIn(key, inner).map((path) => [name, ...path]))];
  };
  const paths = Object.entries(settingsFields).flatMap(([name, control]) => pathsIn(name, control as AnyControl));
  expect(new Set(Object.values(settingsGroups).flat())).toEqual(new Set(Object.keys(siteSettings.shape)));
  for (const language of languages) {
    const t = editorWords(language);
    for (const path of paths) {
      const last = path.at(-1) ?? "";
      const keys = [
        `settings.fields.${path.join(".")}._`,
        `settings.fields.${path.join(".")}`,
        `fields.names.${last}`,
        `settings.names.${last}`,
      ];
      const own = keys.map((key) => t(key, { defaultValue: "" })).find(Boolean);
      expect(labelOf(t, null, path), `${language} ${path.join(".")}`).toBe(own);
      if (path.length === 1) {
        const hint = `settings.hints.${path[0]}`;
        expect(t(`${hint}._`, { defaultValue: "" }) || t(hint, { defaultValue: "" }), `${language} ${hint}`).not.toBe("");
      }
    }
  }
});

it("asks for the page as the draft makes it, and for a look only where one is tried", () => {
  const address = (look: object) =>
    settingsPreviewAddress("home", { persona: { ...defaultPersona, country: "SE" }, look, width: 390, revision: 7 });
  expect(address({})).toBe("/preview/home?country=SE&device=phone&settings=draft&saved=7");
  expect(address({ theme: "lulu", navigationLayout: "panel" })).toContain("theme=lulu&nav=panel");
});
