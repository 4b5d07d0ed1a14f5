import type { TFunction } from "i18next";
import type { PropsIssue } from "../../src/layout/registry";
import { labelOf } from "./field_words";
import { issueWords } from "./issue_words";

/** A field by its name and what is wrong with it. */
export const fieldIssue = (t: TFunction, type: string, issue: PropsIssue) =>
  `${labelOf(t, type, ["props", ...issue.path])}: ${issueWords(t, issue, "string")}`;
