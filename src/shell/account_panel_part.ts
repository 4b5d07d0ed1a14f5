import { lazyPart } from "../lazy/lazy_part";

/** The account's menu; its code comes when a pointer or the focus reaches its button. */
export const AccountPanelPart = lazyPart(() => import("./AccountPanel"), "account");
