import { lazyPart } from "../lazy/lazy_part";
import "./LoginInfoNote.module.css"; // the server's HTML needs it before its code comes

/** Guests download nothing of it. */
export const LoginInfoPart = lazyPart(() => import("./LoginInfoNote"));
