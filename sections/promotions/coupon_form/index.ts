import { defineSection } from "../../define_section";
import { CouponForm } from "./CouponForm";

export default defineSection(CouponForm);
