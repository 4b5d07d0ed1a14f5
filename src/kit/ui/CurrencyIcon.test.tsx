// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CurrencyIcon } from "./CurrencyIcon";

afterEach(cleanup);

const shown = (code: string) =>
  render(<CurrencyIcon code={code} />)
    .container.querySelector("img")
    ?.getAttribute("src");

it.each(["BRL", "CAD", "DKK", "EUR", "NOK", "NZD", "TRY", "USD"])("has a coin for %s (L-7.61, C-9.33)", (code) => {
  expect(shown(code)).toBe(`/logos/crypto/${code.toLowerCase()}.webp`);
  expect(existsSync(`public${shown(code)}`)).toBe(true);
});

it.each(["btc", "ETH", "usdt", "DOGE"])("has a drawing for %s (L-7.61, C-9.33)", (code) => {
  expect(shown(code)).toBe(`/logos/crypto/${code.toLowerCase()}.svg`);
  expect(existsSync(`public${shown(code)}`)).toBe(true);
});

it.each(["GBP", "", "../../x"])("shows nothing for %j", (code) => {
  expect(shown(code)).toBeUndefined();
});
