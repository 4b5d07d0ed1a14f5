// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInSite } from "../../../testing/site";
import { askedPart } from "./asked_part";
import { LostPart } from "./LostPart";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Content = ({ text }: { text: string }) => <p>{text}</p>;

/** A part whose code does not come so many times. */
function partLost(times: number) {
  const fetch = vi.fn(async () => {
    if (fetch.mock.calls.length <= times) throw new TypeError("Failed to fetch");
    return { default: Content };
  });
  return { fetch, Part: askedPart(fetch, { look: "over" }) };
}

const show = (content: React.ReactNode) => act(async () => void renderInSite(content));
const again = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));

it("says that it did not come, with the focus on it, and is tried again on demand and no oftener", async () => {
  const { fetch, Part } = partLost(2);
  await show(<Part text="Here" />);
  expect(screen.getByRole("alert").textContent).toContain("This part did not load.");
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(fetch).toHaveBeenCalledTimes(1);
  await again();
  expect(screen.queryByText("Here")).toBeNull();
  await again();
  expect(screen.getByText("Here")).not.toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(3);
});

it("can be given up, by its button and by Escape", async () => {
  const { Part } = partLost(9);
  const onGiveUp = vi.fn();
  await show(<Part text="Here" onGiveUp={onGiveUp} />);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.keyDown(screen.getByRole("alert"), { key: "Escape" });
  expect(onGiveUp).toHaveBeenCalledTimes(2);
});

/** A part that is asked for with a button, and whose code comes when the test lets it. */
async function askForSlow({ look }: { look: "place" | "over" }) {
  let come = () => {};
  const way = new Promise<void>((resolve) => (come = resolve));
  const Slow = ({ text }: { text: string; onClose: () => void }) => <Content text={text} />;
  const fetch = () => way.then(() => ({ default: Slow }));
  const Part = askedPart(fetch, { look, waiting: look === "place" && <p>On its way</p> });
  const onKeyBelow = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <div onKeyDown={({ key }) => onKeyBelow(key)}>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Part text="Here" onClose={() => setOpen(false)} />}
      </div>
    );
  }
  await show(<Page />);
  const button = screen.getByRole("button", { name: "Open" });
  button.focus();
  await act(async () => void fireEvent.click(button));
  return { button, onKeyBelow, press: (key: string) => fireEvent.keyDown(button, { key }), come: () => act(async () => come()) };
}

it("can be given up by Escape while it is on its way over the page: then it does not open, what was pressed keeps the focus and can be pressed again", async () => {
  const { button, onKeyBelow, press, come } = await askForSlow({ look: "over" });
  press("Escape");
  await come();
  expect(screen.queryByText("Here")).toBeNull();
  expect(onKeyBelow).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  await act(async () => void fireEvent.click(button));
  expect(screen.getByText("Here")).not.toBeNull();
  press("Escape");
  expect(onKeyBelow.mock.calls).toEqual([["Escape"]]); // once it is there, it is the part's own
});

it("comes whatever other keys are pressed meanwhile, and in its place also after Escape", async () => {
  const over = await askForSlow({ look: "over" });
  over.press("Tab");
  await over.come();
  expect(screen.getByText("Here")).not.toBeNull();
  cleanup();
  const place = await askForSlow({ look: "place" });
  place.press("Escape");
  await place.come();
  expect(screen.getByText("Here")).not.toBeNull();
});

it("is asked for again by whoever opens it again, and after a fetch in advance that failed", async () => {
  const { fetch, Part } = partLost(2);
  await Part.load();
  await show(<Part text="Here" />);
  expect(screen.getByRole("alert")).not.toBeNull();
  cleanup();
  await show(<Part text="Here" />);
  expect(screen.getByText("Here")).not.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(3);
});

it("answers a press on what the server sent and whose code is lost, once also where it is in another that is lost", async () => {
  const lost = (buttons: string) => {
    const part = { load: vi.fn(async () => false), isLost: () => true };
    return <LostPart part={part} buttons={buttons} />;
  };
  await show(
    <>
      <div data-outer="">
        <button data-inner="">Stop</button>
        <a href="#elsewhere">On</a>
      </div>
      {lost("[data-outer] button")}
      {lost("[data-inner]")}
    </>,
  );
  fireEvent.click(screen.getByText("On"));
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByText("Stop"));
  expect(screen.getAllByRole("alert").length).toBe(1);
});

/** What is there from the beginning of a page or comes by itself: nobody waits for it, and the page does without it. */
const byThemselves = [
  ...[
    "ActiveFilters",
    "AddressCheck",
    "AgreeAgain",
    "BreakBar",
    "CardJackpot",
    "CardPlayers",
    "ExtraHeaderPart",
    "FloatingButtonsPart",
    "FooterPart",
    "FullPanic",
    "GameBar",
    "GameJackpots",
    "GamePlayers",
  ],
  ...[
    "Invited",
    "LateParts",
    "LicenceSeal",
    "LimitReview",
    "LiveSearch",
    "OnItsWay",
    "Onboarding",
    "PanicButton",
    "ProfileFrame",
  ],
  ...["PromotionPopup", "SideMenu", "SidePanel", "TopNavigation", "UserMenu", "WidgetNotice"],
];

it("is what opens where somebody presses something: a press is never without an answer", () => {
  const code = import.meta.glob<string>(["../../../{features,shell}/**/*.tsx", "../../../../sections/**/*.tsx"], {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const parts = Object.entries(code).flatMap(([file, text]) =>
    file.endsWith(".test.tsx") ? [] : [...text.matchAll(/lazyPart\(\s*\(\) => import\("[^"]*?(\w+)"\)/g)].map(([, name]) => name),
  );
  expect([...new Set(parts)].toSorted()).toEqual(byThemselves);
});
