import { expect, it } from "vitest";
import { readPhone } from "./phone";

it.each([
  ["49", "0151 23456789", { phoneCode: "49", phone: "15123456789" }],
  ["+49", "(0151) 234-567-89", { phoneCode: "49", phone: "15123456789" }],
  ["1", "+49 151 23456789", { phoneCode: "49", phone: "15123456789" }],
  ["39", "06 6982 0000", { phoneCode: "39", phone: "0669820000" }],
  ["358", "041 2345678", { phoneCode: "358", phone: "412345678" }],
  ["55", "11 96123-4567", { phoneCode: "55", phone: "11961234567" }],
])("reads +%s %s as it is dialled (C-3.31)", (code, number, phone) => {
  expect(readPhone(code, number)).toEqual(phone);
});

it.each([
  ["49", ""],
  ["49", "12"],
  ["49", "call me"],
  ["49", "my number is 0151 23456789"],
  ["49", "0151 23456789 ext. 5"],
  ["49", "1".repeat(300)],
  ["", "0151 23456789"],
  ["0", "0151 23456789"],
  ["999", "0151 23456789"],
  ["49; drop table users", "0151 23456789"],
])("refuses +%s %j", (code, number) => {
  expect(readPhone(code, number)).toBeNull();
});
