/** What is edited as drafts here; the view of the desk is named in the plural, words and addresses in the singular. */
export type Topic = "promotion" | "tournament" | "mission";
