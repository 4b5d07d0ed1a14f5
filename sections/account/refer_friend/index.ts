import { defineSection } from "../../define_section";
import { queries } from "./queries";
import { ReferFriend } from "./ReferFriend";

export default defineSection(ReferFriend, queries);
