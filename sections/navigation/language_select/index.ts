import { defineSection } from "../../define_section";
import { LanguageSelect } from "./LanguageSelect";
import { languagesQuery } from "./queries";

export default defineSection(LanguageSelect, (_, context) => [languagesQuery(context)]);
