import { assetRoot } from "../../../schemas/asset_root";
import type { Language } from "../../../schemas/text";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

const item = {
  control: "fields",
  fields: { imageUrl: { control: "image" }, alt: { control: "string" }, name: { control: "text" } },
} as const;
/** What a logo says stands in the words beside it. */
const starter = { imageUrl: { src: "", isDecoration: true }, alt: "" };
const payment = (picture: string, name: Record<Language, string>) => ({
  imageUrl: { src: `${assetRoot}/payments/${picture}.svg`, isDecoration: true },
  alt: "",
  name,
});
const studio = (name: string, alt: string) => ({
  imageUrl: { src: `${assetRoot}/studios/${name}.svg`, isDecoration: true },
  alt,
});

const both = {
  payments: [
    payment("cards", { da: "Kort", de: "Karten", en: "Cards", es: "Tarjetas", fi: "Kortit", no: "Kort", pt: "Cartões" }),
    payment("bank-transfer", {
      da: "Bankoverførsel",
      de: "Banküberweisung",
      en: "Bank transfer",
      es: "Transferencia bancaria",
      fi: "Tilisiirto",
      no: "Bankoverføring",
      pt: "Transferência bancária",
    }),
    payment("e-wallet", {
      da: "E-wallets",
      de: "E-Wallets",
      en: "E-wallets",
      es: "Monederos electrónicos",
      fi: "Lompakkosovellukset",
      no: "E-lommebøker",
      pt: "Carteiras eletrónicas",
    }),
    payment("crypto", {
      da: "Kryptovaluta",
      de: "Kryptowährungen",
      en: "Crypto",
      es: "Criptomonedas",
      fi: "Kryptovaluutat",
      no: "Kryptovaluta",
      pt: "Criptomoedas",
    }),
  ],
  providers: [studio("voltgrid", "Voltgrid"), studio("aurum", "Aurum & Sons"), studio("runehall", "Runehall")],
};

export default defineEditor<typeof schema>({
  group: "content",
  picture: [
    [6, 14, 17, 10, "room"],
    [26, 14, 17, 10, "room"],
    [46, 14, 17, 10, "room"],
    [66, 14, 17, 10, "room"],
    [6, 33, 22, 5, "line"],
    [34, 33, 18, 5, "line"],
    [58, 33, 24, 5, "line"],
  ],
  starter: both,
  presets: { payments: { payments: both.payments }, studios: { providers: both.providers } },
  fields: {
    payments: { control: "list", item, starter },
    providers: { control: "list", item, starter },
  },
});
