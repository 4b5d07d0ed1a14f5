// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { page, section } from "../../testing/build";
import { createTestWorkplace } from "../../testing/workplace";
import { listenToPointer } from "./frame_pointer";

let stop = () => {};
afterEach(() => stop());

/** Two sections, the second with a button inside that counts how often it was reached. */
function open() {
  document.body.innerHTML = `<div data-section="One"><p>one</p></div><div data-section="Two"><button>two</button></div>`;
  const workplace = createTestWorkplace(page(section("blank#One"), section("blank#Two")));
  stop = listenToPointer(document, workplace);
  const button = document.querySelector("button") as HTMLButtonElement;
  const reached = { times: 0 };
  button.addEventListener("click", () => (reached.times += 1));
  const send = (target: Element, type: string, init: PointerEventInit = {}) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse", ...init }));
  return {
    button,
    reached,
    send,
    first: document.querySelector("p") as Element,
    selected: () => workplace.editor.getState().selected,
  };
}

it("a section is selected as the mouse's button goes down, and the click of that press reaches nothing inside (issue 18)", () => {
  const { button, reached, send, selected } = open();
  send(button, "pointerdown");
  expect(selected()).toBe("Two");
  send(button, "click", { detail: 1 });
  expect(reached.times).toBe(0);
  send(button, "pointerdown");
  send(button, "click", { detail: 1 });
  expect(reached.times).toBe(1);
});

it("where the page moves under the press, its click selects nothing else", () => {
  const { button, first, send, selected } = open();
  send(button, "pointerdown");
  send(first, "click", { detail: 1 });
  expect(selected()).toBe("Two");
});

it("keys reach what is inside although a press before was let go elsewhere", () => {
  const { button, reached, send } = open();
  send(button, "pointerdown");
  send(button, "click", { detail: 0 });
  expect(reached.times).toBe(1);
});

it.each([
  ["a finger, which may be about to scroll", { pointerType: "touch" }],
  ["another button", { button: 2 }],
  ["Ctrl, which takes it to the others", { ctrlKey: true }],
])("%s selects nothing before it clicks", (_, init) => {
  const { button, send, selected } = open();
  send(button, "pointerdown", init);
  expect(selected()).toBe(null);
});

it("a press leaves the focus where somebody types", () => {
  const { button, send } = open();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  send(button, "pointerdown");
  expect(send(button, "mousedown")).toBe(false);
});
