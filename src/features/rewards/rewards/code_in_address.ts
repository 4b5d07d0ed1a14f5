/** The coupon code that the address brings along, by either of its names (L-2.27); empty where there is none. */
export const codeInAddress = ({ cpnc, coupon }: Readonly<Record<string, string>>): string => cpnc || coupon || "";
