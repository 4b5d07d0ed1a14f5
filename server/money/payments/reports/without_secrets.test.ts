import { expect, it } from "vitest";
import { withoutSecrets } from "./without_secrets";

const read = (text: string) => withoutSecrets(Buffer.from(text));

it("keeps what a notification says of a payment, and nothing that opens an account or names a person (C-5.06)", () => {
  const told = read(
    JSON.stringify({
      event_id: "e1",
      data: {
        id: "pay_1",
        status: "paid",
        amount: 5000,
        details: { card_token: "tok_secret", last4: "4417", holder: "Ada Berg", email: "ada@site.test" },
        list: [{ note: "card 4111 1111 1111 1111 used" }],
      },
    }),
  );
  expect(JSON.parse(told ?? "")).toEqual({
    event_id: "e1",
    data: {
      id: "pay_1",
      status: "paid",
      amount: 5000,
      details: { card_token: "•••", last4: "•••", holder: "•••", email: "•••" },
      list: [{ note: "card ••• used" }],
    },
  });
});

it("reads forms too, and leaves out what it cannot read", () => {
  expect(JSON.parse(read("status=paid&card_number=4111111111111111&ref=4111111111111111") ?? "")).toEqual({
    status: "paid",
    card_number: "•••",
    ref: "•••",
  });
  expect(read("\u0000\u0001")).toBeNull();
});
