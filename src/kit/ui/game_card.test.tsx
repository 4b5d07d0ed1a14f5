// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { GameCard } from "./GameCard";

afterEach(cleanup);

const card = (
  <GameCard
    name="Ember Drake"
    studio="Lanternhouse"
    src="/api/core/casino/assets/games/ember-drake-portrait.avif"
    color="#803020"
    shape="portrait"
    sizes="160px"
    href="/casino/games/ember-drake"
    badge={null}
    words={{ play: "Play Ember Drake", noPicture: "No picture" }}
  >
    facts
  </GameCard>
);

it.each([
  ["fades in where somebody looks (L-9.29)", false, 1],
  ["is shown at once where it flies past, and has no facts there", true, 0],
])("a card's picture %s", async (_, isScrolled, fades) => {
  const faded = vi.fn();
  const now = performance.now() + 1000; // whatever another file has scrolled is at rest
  const clock = vi.spyOn(performance, "now").mockReturnValue(now);
  Object.assign(HTMLElement.prototype, { animate: faded });
  try {
    render(card).unmount(); // from now on it is known what is scrolled
    if (isScrolled) fireEvent.scroll(document);
    const { container } = render(card);
    expect(container.textContent?.includes("facts")).toBe(!isScrolled);
    clock.mockReturnValue(now + 100);
    fireEvent.load(container.querySelector("img")!);
    expect(faded).toHaveBeenCalledTimes(fades);
  } finally {
    clock.mockReturnValue(0);
    fireEvent.scroll(document); // long ago, for the files after it
    clock.mockRestore();
    Reflect.deleteProperty(HTMLElement.prototype, "animate");
  }
});
