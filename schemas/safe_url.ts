/** Whether an address is a path, a query, a fragment, or of a harmless kind; never `javascript:`. */
export function isSafeUrl(value: string): boolean {
  if (value === "" || /^[?#]/.test(value)) return true;
  if (value.startsWith("/")) return !/^\/[/\\]/.test(value);
  return /^(https?:\/\/|mailto:|tel:)/i.test(value);
}
