import { expect, it } from "vitest";
import { ApiError } from "../../../kit/api/api_error";
import { failureOf } from "./sign_up_failure";

it.each([
  [new ApiError(409, "x", "registration.not_possible"), { key: "sign_up.problems.not_possible", fields: {} }],
  [new ApiError(0, "x", "network.unreachable"), { key: "sign_up.problems.unreachable", fields: {} }],
  [new ApiError(422, "Not on Sundays.", "page.conflict"), { message: "Not on Sundays.", fields: {} }],
  [new ApiError(500, "Internal", "server.error"), { key: "sign_up.problems.failed", fields: {} }],
  [new TypeError("x"), { key: "sign_up.problems.failed", fields: {} }],
])("says why an account was not opened: %s (C-8.21)", (error, expected) => {
  expect(failureOf(error)).toEqual(expected);
});

it("takes what is wrong with fields to the fields (C-5.34)", () => {
  const issues = [
    { path: ["body", "email"], message: "form.validation.email.invalid" },
    { path: ["body", "consents", "privacy"], message: "form.validation.consent.required" },
    { path: ["query"], message: "other" },
    "rubbish",
  ];
  expect(failureOf(new ApiError(400, "x", "request.invalid", { issues }))).toEqual({
    key: "message.validation_error.text",
    fields: { email: "form.validation.email.invalid", "consents.privacy": "form.validation.consent.required" },
  });
});
