import type { ComponentProps } from "react";
import { lazyPart } from "../parts/lazy_part";
import type { ComboPopup as Popup } from "./ComboPopup";

const Loaded = lazyPart(() => import("./ComboPopup").then((code) => code.ComboPopup), { look: "over" });

/** The open list of a `Combo`; its code comes when a pointer or the focus first comes near one. */
export const ComboPopup = (props: ComponentProps<typeof Popup>) => <Loaded {...props} onGiveUp={props.onClose} />;
export const prepareComboPopup = Loaded.prepare;
