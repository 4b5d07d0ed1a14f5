// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInSite } from "../../../testing/site";
import { ErrorBox } from "./ErrorBox";

afterEach(cleanup);

it.each([
  [undefined, "Error"],
  ["Not saved", "Not saved"],
])("with the title %j is called %s and says what happened (L-8.20)", (title, shown) => {
  renderInSite(<ErrorBox {...(title && { title })}>Try again.</ErrorBox>);
  expect(screen.getByRole("alert").textContent).toBe(`${shown}Try again.`);
});
