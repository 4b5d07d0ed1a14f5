// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { Transport } from "../../src/kit/api/api";
import { renderField } from "../testing/render_field";

afterEach(cleanup);
const user = userEvent.setup();

describe("fields of one value", () => {
  it("edits a string, and takes it away when it is emptied", async () => {
    const field = renderField({ control: "string" }, { value: "a" });
    await user.type(screen.getByLabelText("Field"), "b");
    expect(field.value()).toBe("ab");
    await user.clear(screen.getByLabelText("Field"));
    expect(field.value()).toBeUndefined();
  });

  it("says how an anchor is reached", async () => {
    renderField({ control: "anchor" });
    await user.type(screen.getByLabelText("Field"), "bonus");
    expect(screen.getByText("Links reach it with #bonus")).toBeTruthy();
  });

  it("edits a number and keeps what is none, with the reason", async () => {
    const field = renderField(
      { control: "number", min: 2, max: 30, unit: "s" },
      {
        value: 6,
        issues: (value) =>
          typeof value === "number" && value > 30
            ? [{ path: [], message: "", code: "too_big", origin: "number", limit: 30 }]
            : [],
      },
    );
    const input = screen.getByLabelText<HTMLInputElement>("Field");
    await user.clear(input);
    await user.type(input, "45");
    expect(field.value()).toBe(45);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("At most 30.")).toBeTruthy();
    await user.clear(input);
    await user.type(input, "six");
    expect(field.value()).toBe("six");
    expect(input.value).toBe("six");
  });

  it("counts a number up and down within its bounds", async () => {
    const field = renderField({ control: "number", min: 2, max: 7 }, { value: 6 });
    await user.type(screen.getByLabelText("Field"), "{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(field.value()).toBe(7);
  });

  it("keeps a number that is half typed", async () => {
    const field = renderField({ control: "number" }, { value: 1 });
    await user.type(screen.getByLabelText("Field"), ".0");
    expect(screen.getByLabelText<HTMLInputElement>("Field").value).toBe("1.0");
    await user.type(screen.getByLabelText("Field"), "5");
    expect(field.value()).toBe(1.05);
  });

  it("switches a toggle", async () => {
    const field = renderField({ control: "toggle" }, { fallback: true });
    await user.click(screen.getByRole("switch", { name: "Field", checked: true }));
    expect(field.value()).toBe(false);
  });

  it("chooses from a list, of numbers too, and shows a value that is none of them", async () => {
    const field = renderField({ control: "select", options: [1, 2, 3] }, { value: 9 });
    expect(screen.getByRole("option", { name: "9" })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Field"), "2");
    expect(field.value()).toBe(2);
  });

  it("takes a choice of texts", async () => {
    const field = renderField({ control: "choice", options: ["tall", "short"] });
    await user.selectOptions(screen.getByLabelText("Field"), "Short");
    expect(field.value()).toBe("short");
  });

  it("takes a colour as hex", async () => {
    const field = renderField({ control: "color" });
    await user.type(screen.getByLabelText("Field"), "#7c5cff80");
    expect(field.value()).toBe("#7c5cff80");
    expect(screen.getByLabelText<HTMLInputElement>("Pick Field from a palette").value).toBe("#7c5cff");
  });

  it("enters an instant by the wall clock and keeps it in UTC", async () => {
    const field = renderField({ control: "date_time" });
    const input = screen.getByLabelText<HTMLInputElement>("Field");
    await user.type(input, "2026-11-27T18:00");
    expect(new Date(String(field.value())).getTime()).toBe(new Date("2026-11-27T18:00").getTime());
  });

  it("ticks values of a set in the order of the options", async () => {
    const field = renderField({ control: "set", options: ["a", "b", "c"] }, { value: ["c"] });
    await user.click(screen.getByRole("checkbox", { name: "A" }));
    expect(field.value()).toEqual(["a", "c"]);
  });

  it("takes names of the page's sections and marks one that is gone", async () => {
    const field = renderField({ control: "names" }, { value: ["Gone"], sectionNames: ["Lobby", "Winners"] });
    expect(screen.getByText("no section has this name")).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Add a section to Field"), "Winners");
    expect(field.value()).toEqual(["Gone", "Winners"]);
    await user.click(screen.getByRole("button", { name: "Remove Gone" }));
    expect(field.value()).toEqual(["Winners"]);
  });

  it("finds an icon by its name", async () => {
    const field = renderField({ control: "icon" });
    await user.type(screen.getByLabelText("Field"), "trop");
    await user.click(await screen.findByRole("option", { name: /Trophy/ }));
    expect(field.value()).toBe("trophy");
  });
});

describe("a field that differs from its default", () => {
  it("can be reset", async () => {
    const field = renderField({ control: "slider", min: 0, max: 96 }, { value: 40, fallback: 24 });
    await user.click(screen.getByRole("button", { name: "Reset Field" }));
    expect(field.value()).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>("Field").value).toBe("24");
    expect(screen.queryByRole("button", { name: "Reset Field" })).toBeNull();
  });
});

describe("fields of several values", () => {
  it("edits a group and keeps the defaults of its other fields", async () => {
    const control = { control: "fields", fields: { mobile: { control: "number" }, desktop: { control: "number" } } } as const;
    const field = renderField(control, { fallback: { mobile: 24, desktop: 48 } });
    await user.type(screen.getByLabelText("Mobile"), "{ArrowUp}");
    expect(field.value()).toEqual({ mobile: 25, desktop: 48 });
  });

  it("edits a link, and takes it away with its address", async () => {
    const field = renderField({ control: "link" });
    await user.type(screen.getByLabelText("Address"), "/casino");
    await user.click(screen.getByRole("switch", { name: "New tab" }));
    expect(field.value()).toEqual({ url: "/casino", newTab: true });
    await user.clear(screen.getByLabelText("Address"));
    expect(field.value()).toBeUndefined();
  });

  it("offers the site's pages for a link", async () => {
    const pages = [
      {
        id: "promotions",
        route: "/promotions",
        title: { en: "Offers" },
        revision: 1,
        publishedRevision: 1,
        sectionCount: 1,
        updatedAt: "",
      },
    ];
    const field = renderField({ control: "link" }, { answer: async () => ({ status: 200, body: { pages } }) });
    await user.click(screen.getByRole("button", { name: "Choose a page for Address" }));
    await user.click(await screen.findByRole("option", { name: /Offers/ }));
    expect(field.value()).toEqual({ url: "/promotions" });
  });

  it("finds a page by its title and keeps its id", async () => {
    const pages = [
      {
        id: "terms",
        route: "/terms",
        title: { en: "Small print" },
        revision: 1,
        publishedRevision: null,
        sectionCount: 1,
        updatedAt: "",
      },
    ];
    const field = renderField({ control: "page" }, { answer: async () => ({ status: 200, body: { pages } }) });
    await user.type(screen.getByLabelText("Field"), "small");
    await user.click(await screen.findByRole("option", { name: /Small print/ }));
    expect(field.value()).toBe("terms");
    await waitFor(() => expect(screen.getByLabelText("Field").textContent).toBe("Small print"));
  });

  it("says that a list could not be loaded", async () => {
    renderField({ control: "promotion" }, { value: "reload" });
    expect(screen.getByLabelText("Field").textContent).toBe("reload");
    await user.click(screen.getByLabelText("Field"));
    expect(await screen.findByText("The list could not be loaded. Try again in a moment.")).toBeTruthy();
  });
});

describe("what a field names (issue 18, 1)", () => {
  const source = { control: "source", options: ["collection", "gameCodes", "recent"] } as const;
  const game = (identifier: string, name: string, picture: string) => ({
    ...{ masterCasinoGameId: 1, identifier, name, imageColor: "#123456", masterCasinoProviderId: "p", providerName: "Runehall" },
    ...{ thumbnailUrl: picture, squareImgUrl: picture, portraitImgUrl: picture },
    ...{ optimizedMobileThumbnailUrl: picture, optimizedPortraitImgUrl: picture },
    ...{ returnToPlayer: null, maxMultiplier: null, minBet: null, sort: 1, isConnected: true, hasDemo: true },
    ...{
      hasBonusBuy: false,
      isDropsWins: false,
      isBonus: false,
      isNew: false,
      isFavorite: false,
      subCategoryName: { en: "Slots" },
    },
  });
  const games = [game("lotus-lake", "Lotus Lake", "/lotus.avif"), game("deep-nine", "Deep Nine", "/deep.avif")];
  const answer: Transport = async ({ url, body }) => {
    if (!url.includes("references")) return { status: 200, body: { categoryGames: { count: 2, rows: games } } };
    const { references } = body as { references: { kind: string; id: string }[] };
    const told = references.map(({ kind, id }) => {
      const game = games.find(({ identifier }) => identifier === id);
      const name = game ? { en: game.name } : null;
      return {
        kind,
        id,
        state: game ? (id === "deep-nine" ? "closed" : "open") : "missing",
        name,
        picture: game?.thumbnailUrl ?? null,
      };
    });
    return { status: 200, body: { references: told } };
  };

  it("is shown by its name and picture, and said where it is missing or closed", async () => {
    renderField(source, { value: { kind: "gameCodes", value: "lotus-lake,nonsense-game,deep-nine" }, answer });
    expect(await screen.findByText("Lotus Lake")).toBeTruthy();
    expect(document.querySelector('img[src*="lotus"]')).toBeTruthy();
    expect(screen.getByText("Not on the site. Choose another or take it out.")).toBeTruthy();
    expect(screen.getByText("Closed: visitors do not get it.")).toBeTruthy();
  });

  it("is added by its name, moved by keys and taken out; another kind begins with nothing", async () => {
    const field = renderField(source, { value: { kind: "gameCodes", value: "lotus-lake" }, answer });
    await user.click(screen.getByLabelText("Find a game"));
    await user.click(await screen.findByRole("option", { name: /Deep Nine/ }));
    expect(field.value()).toEqual({ kind: "gameCodes", value: "lotus-lake,deep-nine" });
    screen.getByRole("button", { name: "Move lotus-lake" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(field.value()).toEqual({ kind: "gameCodes", value: "deep-nine,lotus-lake" });
    await user.click(screen.getByRole("button", { name: "Remove Entry 1" }));
    expect(field.value()).toEqual({ kind: "gameCodes", value: "lotus-lake" });
    await user.selectOptions(screen.getByLabelText("Kind"), "Recent");
    expect(field.value()).toEqual({ kind: "recent", value: "" });
  });

  it("chooses payment methods by their names, those that are off said so (issue 18, 1)", async () => {
    const methods = [
      { methodId: "harbour_card", title: { en: "Card" }, family: "card", paysIn: true, paysOut: true, state: "open" },
      { methodId: "paisa_upi", title: { en: "UPI" }, family: "qr", paysIn: true, paysOut: false, state: "closed" },
    ].map((method) => ({ ...method, picture: null, countries: ["DE"], currencies: ["EUR"] }));
    const told = [
      { kind: "payment_method", id: "harbour_card", state: "closed", name: { en: "Card" }, family: "card", picture: null },
    ];
    const list = { control: "list", item: { control: "payment_method" }, starter: "", isPicked: true } as const;
    const field = renderField(list, {
      value: ["harbour_card"],
      answer: async ({ url }) => ({ status: 200, body: url.includes("references") ? { references: told } : { methods } }),
    });
    expect(await screen.findByText("Closed: visitors do not get it.")).toBeTruthy();
    await user.click(screen.getByLabelText("Find a payment method"));
    await user.click(await screen.findByRole("option", { name: /UPI.*switched off, pays in only, DE/ }));
    expect(field.value()).toEqual(["harbour_card", "paisa_upi"]);
  });

  it("keeps the number of what has one", async () => {
    const content = { name: { en: "Friday race" }, description: {}, termsAndCondition: {}, shortDescription: {} };
    const dates = { startAt: "2026-11-20T10:00:00Z", endAt: "2026-11-21T10:00:00Z", status: "FINISHED" };
    const rest = { image: "/r.avif", leaderboardType: "sumOfBet", prizes: [], needsOptIn: false };
    const tournaments = { count: 1, rows: [{ tournamentItemId: 12, content, ...dates, ...rest }] };
    const field = renderField({ control: "tournament" }, { answer: async () => ({ status: 200, body: { tournaments } }) });
    await user.click(screen.getByLabelText("Field"));
    await user.click(await screen.findByRole("option", { name: /Friday race.*over/ }));
    expect(field.value()).toBe(12);
  });
});

it("keeps a value that is not valid, and says what would be right and what the page goes on with (L-2.97)", async () => {
  const issues = (value: unknown) =>
    Number(value) > 30 ? [{ path: [], message: "", code: "too_big", origin: "number", limit: 30 }] : [];
  const field = renderField({ control: "number", max: 30 }, { value: 45, issues, goesOnWith: { value: 6 } });
  expect(screen.getByText("At most 30. The page goes on with 6.")).toBeTruthy();
  expect(field.value()).toBe(45);
});
