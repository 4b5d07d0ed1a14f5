const letters = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new section id: ten letters and digits, which no two people meet on. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}
