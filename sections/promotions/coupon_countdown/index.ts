import { defineSection } from "../../define_section";
import { CouponCountdown } from "./CouponCountdown";
import { queries } from "./queries";

export default defineSection(CouponCountdown, queries);
