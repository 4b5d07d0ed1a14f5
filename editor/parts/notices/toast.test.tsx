// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Toast } from "./Toast";

afterEach(cleanup);

function Place() {
  const [hasRow, setHasRow] = useState(true);
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <main data-region="desk" tabIndex={-1}>
        {hasRow && <button type="button">Row</button>}
      </main>
      {isShown && (
        <Toast toast={{ words: "Held" }} closeLabel="Close" stays={8000} onClose={() => setIsShown(false)}>
          <button type="button" onClick={() => setHasRow(false)}>
            Undo
          </button>
        </Toast>
      )}
    </>
  );
}

it("gives the focus back to where it came from, or to what people work in, when it is closed by keys (WCAG 2.4.3)", async () => {
  const user = userEvent.setup();
  render(<Place />);
  screen.getByText("Row").focus();
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.queryByText("Held")).toBeNull();
  expect(document.activeElement).toBe(screen.getByText("Row"));

  cleanup();
  render(<Place />);
  screen.getByText("Row").focus();
  await user.tab();
  await user.keyboard("{Enter}");
  await user.tab();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
