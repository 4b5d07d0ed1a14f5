import { expect, it } from "vitest";
import { ApiError } from "../../../kit/api/api_error";
import { payoutProblem } from "./payout_problem";
import { payoutPlace } from "./payout_search";

const there = { methods: ["bank", "skrill"], accounts: [3] };

it.each([
  [{}, { at: "start" }],
  [{ method: "bank" }, { at: "method", methodId: "bank" }],
  [{ method: "shells" }, { at: "start" }],
  [
    { account: "3", method: "bank" },
    { at: "account", accountId: 3 },
  ],
  [{ account: "4" }, { at: "start" }],
  [{ account: "3e0" }, { at: "start" }],
  [
    { request: "12", method: "bank" },
    { at: "request", withdrawRequestId: 12 },
  ],
  [{ request: "0" }, { at: "start" }],
] as const)("is, with %j in the address, at %j", (search, place) => {
  expect(payoutPlace(search, there)).toEqual(place);
});

const [toBank, inCoins] = [{ isCrypto: false }, { isCrypto: true }];
const issue = (field: string, message: string) => ({ path: ["body", field], message });

it("says what is wrong with fields at the fields (C-5.05)", () => {
  const data = {
    issues: [issue("bankCode", "error.withdrawal.bankcode.invalid"), issue("email", "error.withdrawal.email.required")],
  };
  expect(payoutProblem(new ApiError(400, "", "request.invalid", data), toBank)).toEqual({
    fields: { bankCode: "error.withdrawal.bankcode.invalid", email: "error.withdrawal.email.required" },
  });
  expect(payoutProblem(new ApiError(400, "No", "payment.address_invalid"), inCoins).fields).toEqual({
    cryptoCurrencyAddress: "error.withdrawal.address.invalid",
  });
});

it.each([
  [new ApiError(409, "bad"), { key: "message.error.withdrawal.text" }],
  [new ApiError(409, ""), { key: "message.error.withdrawal.text" }],
  [new ApiError(500, "Internal"), { key: "message.error.withdrawal.text" }],
  [new Error("a bug"), { key: "message.error.withdrawal.text" }],
  [new ApiError(409, "Your bank is closed today."), { message: "Your bank is closed today." }],
  [new ApiError(400, "x", "request.invalid", { issues: [issue("amount", "has more decimals")] }), { message: "x" }],
  [new ApiError(0, "x", "network.unreachable"), { key: "payout.problems.unreachable" }],
])("says what the server says, unless that is nothing: %s (C-8.07)", (error, expected) => {
  expect(payoutProblem(error, toBank)).toMatchObject({ fields: {}, ...expected });
});

it.each([new ApiError(409, "bad"), new ApiError(500, "Internal"), new Error("a bug")])(
  "has a key of its own where coins could not be asked for: %s (C-8.09)",
  (error) => {
    expect(payoutProblem(error, inCoins)).toEqual({ fields: {}, key: "withdrawal.error" });
  },
);

it("names the amounts of a refusal", () => {
  const refused = new ApiError(409, "", "payment.too_little", { free: 12.5 });
  expect(payoutProblem(refused, toBank)).toMatchObject({ key: "payout.problems.too_little", values: { amount: 12.5 } });
});
