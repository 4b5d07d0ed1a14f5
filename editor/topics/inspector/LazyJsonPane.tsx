import { lazyPart } from "../../parts/lazy_part";

export const JsonPane = lazyPart(() => import("./JsonPane").then((code) => code.JsonPane), { look: "pane" });
