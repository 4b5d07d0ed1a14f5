import type { KeyboardEvent } from "react";

const reached = "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable='true']";

/**
 * Tab at an end of a dialog goes on at its other end within the key's own event. Base UI leads it there a frame later, and whoever is
 * quicker than a slow processor's frame was outside by then (WCAG 2.4.3).
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: box, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const target = event.target as Element;
  if (key !== "Tab" || altKey || ctrlKey || metaKey || event.defaultPrevented || !box.contains(target)) return; // what opens over it is no part of it
  const places = [...box.querySelectorAll<HTMLElement>(reached)].filter((place) => isReached(place, target));
  const [first, last] = [places[0], places.at(-1)];
  if (target !== (shiftKey ? first : last) && !(shiftKey && target === box)) return;
  event.preventDefault();
  (shiftKey ? last : first)?.focus();
}

function isReached(place: HTMLElement, from: Element) {
  if (place === from) return true;
  if (place.tabIndex < 0 || place.matches(":disabled") || place.checkVisibility?.({ visibilityProperty: true }) === false)
    return false;
  return !isOtherRadio(place, from);
}

/** Of a group of radio buttons Tab reaches one: the one that is chosen, or the first. */
function isOtherRadio(place: HTMLElement, from: Element) {
  if (!(place instanceof HTMLInputElement) || place.type !== "radio" || place.name === "") return false;
  const group = [...(place.closest("form, [role=dialog]")?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])].filter(
    ({ name }) => name === place.name,
  );
  return place !== (group.find((one) => one === from) ?? group.find(({ checked }) => checked) ?? group[0]);
}
