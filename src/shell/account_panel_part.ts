import { askedPart } from "../features/common/asked_part/asked_part";

/** The account's menu; its code comes when a pointer or the focus reaches its button. */
export const AccountPanelPart = askedPart(() => import("./AccountPanel"), { look: "place" }, "account");
