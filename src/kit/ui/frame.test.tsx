// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFrame } from "./frame";

it("is the same each time a component is drawn, so that no effect of it is undone in between", () => {
  const { result, rerender } = renderHook(useFrame);
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  expect(first?.window).toBe(window);
});
