import "../kit/themes/fonts.css";
import "../kit/themes/fallback_fonts.css";
import "../kit/themes/base.css";
import "./frame.css";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { loadWordsBy, withWords } from "../kit/words/need_words";
import { CheckoutContext } from "./checkout_context";
import { createMerchant } from "./merchant";
import type { View } from "./view";
import { openCardWords } from "./words";

const pages = {
  card: lazy(() => withWords(import("./CardPage"), "card_fields")),
  fields: lazy(() => withWords(import("./FieldsPage"), "card_fields")),
  cashier: lazy(() => withWords(import("./CashierPage"), "card_fields")),
};

async function start() {
  const root = document.getElementById("root");
  const told = document.getElementById("view")?.textContent;
  if (!root || !told) return;
  const view = JSON.parse(told) as View;
  const words = openCardWords(view.language);
  loadWordsBy(() => words);
  const t = await words;
  const merchant = createMerchant(root, view.merchantOrigin);
  const Page = pages[view.view];
  createRoot(root).render(
    <CheckoutContext value={{ view, t, merchant }}>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </CheckoutContext>,
  );
  merchant.follow();
}

void start();
