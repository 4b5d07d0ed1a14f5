/** What stands where nobody has told it (C-5.23). */
export const placeholderBirthday = "1900-01-01";

/** Whether an e-mail address only stands where one is missing (C-5.23). */
export function isPlaceholderEmail(email: string, domains: readonly string[]) {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return email.includes("@") && domains.includes(domain);
}
