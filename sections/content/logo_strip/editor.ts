import { assetRoot } from "../../../schemas/asset_root";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

const item = { control: "fields", fields: { imageUrl: { control: "image" }, alt: { control: "string" } } } as const;
/** What a logo says stands in the words beside it. */
const starter = { imageUrl: { src: "", isDecoration: true }, alt: "" };
const payment = (name: string, alt: string) => ({
  imageUrl: { src: `${assetRoot}/payments/${name}.svg`, isDecoration: true },
  alt,
});
const studio = (name: string, alt: string) => ({
  imageUrl: { src: `${assetRoot}/studios/${name}.svg`, isDecoration: true },
  alt,
});

export default defineEditor<typeof schema>({
  group: "content",
  icon: "credit-card",
  picture: [
    [6, 14, 17, 10, "room"],
    [26, 14, 17, 10, "room"],
    [46, 14, 17, 10, "room"],
    [66, 14, 17, 10, "room"],
    [6, 33, 22, 5, "line"],
    [34, 33, 18, 5, "line"],
    [58, 33, 24, 5, "line"],
  ],
  starter: {
    payments: [
      payment("cards", "Cards"),
      payment("bank-transfer", "Bank transfer"),
      payment("e-wallet", "E-wallet"),
      payment("crypto", "Crypto"),
    ],
    providers: [studio("voltgrid", "Voltgrid"), studio("aurum", "Aurum & Sons"), studio("runehall", "Runehall")],
  },
  fields: {
    payments: { control: "list", item, starter },
    providers: { control: "list", item, starter },
  },
});
