// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { skipBySection } from "./skip_by_section";

const html = `
  <header><a id="h1" href="/">h</a><a id="h2" href="/">h</a></header>
  <section data-section="a"><a id="a1" href="/">a</a><div data-section="inner"><button id="a2">a</button></div></section>
  <section data-section="still"><p>nothing</p></section>
  <section data-section="b"><button id="b1">b</button><input id="b2" /></section>`;

it("Tab stops once in each section of the canvas, back and forth, and leads out behind the last (issue 18)", () => {
  document.body.innerHTML = html;
  const stop = skipBySection(document);
  const focus = () => document.activeElement?.id;
  const press = (shiftKey = false) => fireEvent.keyDown(document.activeElement ?? document, { key: "Tab", shiftKey });
  document.getElementById("h1")?.focus();
  press();
  expect(focus()).toBe("a1");
  press();
  expect(focus()).toBe("b1");
  press(true);
  expect(focus()).toBe("a1");
  document.getElementById("a2")?.focus();
  press(true);
  expect(focus()).toBe("a1");
  document.getElementById("b1")?.focus();
  expect([press(), focus()]).toEqual([true, "b2"]); // the browser takes it from here
  document.getElementById("h1")?.focus();
  expect([press(true), focus()]).toEqual([true, "h1"]);
  stop();
  expect([press(), focus()]).toEqual([true, "h1"]);
});
