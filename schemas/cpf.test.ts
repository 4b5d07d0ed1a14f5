import { expect, it } from "vitest";
import { formatCpf, readCpf } from "./cpf";

it.each([
  ["5", "5"],
  ["529", "529"],
  ["5299", "529.9"],
  ["529982247", "529.982.247"],
  ["5299822472", "529.982.247-2"],
  ["529.982.247-25", "529.982.247-25"],
  ["5299822472599", "529.982.247-25"],
  ["cpf: 529", "529"],
  ["", ""],
])("writes %j as %j while it is typed (C-5.40)", (typed, formatted) => {
  expect(formatCpf(typed)).toBe(formatted);
});

it.each([
  ["529.982.247-25", "52998224725"],
  ["52998224725", "52998224725"],
  ["529.982.247-26", null],
  ["111.111.111-11", null],
  ["529.982.247", null],
  ["", null],
])("reads %j as %j: its check digits have to be right (C-5.40)", (text, digits) => {
  expect(readCpf(text)).toBe(digits);
});
