// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { renderInSite } from "../../testing/site";
import { Dialog } from "./Dialog";

afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Take a break" closeLabel="Close" onClose={() => setOpen(false)}>
          <button type="button">First</button>
          <button type="button" data-autofocus="">
            Second
          </button>
        </Dialog>
      )}
    </>
  );
}

async function open() {
  renderInSite(<Page />);
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { name: "Take a break" });
  return person;
}
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));

it("takes the focus to what is marked, and hides the page behind it from everybody", async () => {
  await open();
  await hasFocus("Second");
  expect(screen.queryByRole("button", { name: "Open" })).toBeNull();
});

it.each([
  [false, ["Close", "First", "Second", "Close"]],
  [true, ["First", "Close", "Second", "First"]],
])("keeps quick presses of Tab inside, backwards: %s (WCAG 2.4.3)", async (shift, expected) => {
  const person = await open();
  await hasFocus("Second");
  const names: (string | null | undefined)[] = [];
  for (const _ of expected) {
    await person.tab({ shift });
    names.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  }
  expect(names).toEqual(expected);
});

it("closes on Escape and gives the focus back", async () => {
  const person = await open();
  await hasFocus("Second");
  await person.keyboard("{Escape}");
  await isClosed();
  await hasFocus("Open");
});

it("closes by its own button", async () => {
  const person = await open();
  await person.click(screen.getByRole("button", { name: "Close" }));
  await isClosed();
});
