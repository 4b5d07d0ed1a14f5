import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { WalletSwitcher } from "./WalletSwitcher";

export default defineSection(WalletSwitcher, queries);
