/** What a UPI code holds: a link that apps open, something else that can be scanned alone, or nothing (C-8.12). */
export type UpiLink = { kind: "upi"; payee: string | null } | { kind: "other" } | { kind: "nodata" };

export function readUpi(content: string): UpiLink {
  if (content.trim() === "") return { kind: "nodata" };
  if (!/^upi:\/\/pay\?/i.test(content)) return { kind: "other" };
  return { kind: "upi", payee: new URLSearchParams(content.slice(content.indexOf("?") + 1)).get("pa") };
}
