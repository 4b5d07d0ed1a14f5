// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { section } from "../../../src/testing/build";
import { prepare } from "../../../src/testing/render_section";

afterEach(cleanup);

const logos = (name: string) => [{ imageUrl: `/logos/${name}.svg`, alt: name }];

it("shows how one can pay and whose games there are, each in words too (S-2.83, L-3.29)", async () => {
  render((await prepare([section("logo_strip", { props: { payments: logos("cards"), providers: logos("runehall") } })])).element);
  expect(screen.getByRole("list", { name: "Payment methods" }).querySelector("img")?.alt).toBe("cards");
  expect(screen.getByRole("list", { name: "Game studios" }).querySelector("img")?.getAttribute("src")).toBe(
    "/logos/runehall.svg",
  );
});

it("reads words that come with a picture itself (S-2.83, D-38)", async () => {
  const payments = [{ imageUrl: { src: "/logos/cards.svg", alt: { en: "Cards" } }, alt: "" }];
  render((await prepare([section("logo_strip", { props: { payments, providers: [] } })])).element);
  expect(screen.getByRole("img", { name: "Cards" })).toBeTruthy();
});

it("has no list where it has no logos (S-2.83)", async () => {
  render((await prepare([section("logo_strip", { props: { payments: logos("cards"), providers: [] } })])).element);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});
