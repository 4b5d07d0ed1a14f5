import { defineSection } from "../../define_section";
import { LanguageSelect } from "./LanguageSelect";
import { languagesQuery } from "./queries";
import { schema } from "./schema";

export default defineSection(schema, LanguageSelect, (_, context) => [languagesQuery(context)]);
