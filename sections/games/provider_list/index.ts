import { defineSection } from "../../define_section";
import { ProviderList } from "./ProviderList";
import { queries } from "./queries";

export default defineSection(ProviderList, queries);
