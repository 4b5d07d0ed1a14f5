import { defineSection } from "../../define_section";
import { CryptoDepositAddress } from "./CryptoDepositAddress";

export default defineSection(CryptoDepositAddress);
