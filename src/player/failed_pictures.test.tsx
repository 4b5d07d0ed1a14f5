// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { markFailedPictures } from "./failed_pictures";

const picture = (name: string, naturalWidth: number) => {
  const image = Object.assign(document.createElement("img"), { alt: name, className: "background" });
  Object.defineProperties(image, {
    complete: { value: true },
    currentSrc: { value: `/${name}.webp` },
    naturalWidth: { value: naturalWidth },
  });
  return image;
};
const section = (type: string, ...pictures: HTMLImageElement[]) => {
  const element = document.createElement("section");
  element.dataset["sectionType"] = type;
  element.append(...pictures);
  return element;
};

it("says that a picture did not come where the section's own code never comes, and leaves all others (L-4.63)", () => {
  const still = section("banner", picture("lost", 0), picture("there", 640), picture("", 0));
  const moving = section("banner_carousel", picture("lost", 0));
  document.body.append(still, moving);
  act(() => markFailedPictures(document.body, "Failed to load"));
  const failed = still.querySelector('[role="img"]');
  expect([failed?.getAttribute("aria-label"), failed?.classList.contains("background")]).toEqual(["Failed to load", true]);
  expect([still.querySelectorAll("img").length, moving.querySelectorAll("img").length]).toEqual([2, 1]);
});
