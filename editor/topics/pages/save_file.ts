/** Hands a file to the browser to be saved; the same content is the same text as the command line writes. */
export function saveFile(name: string, file: unknown) {
  const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser reads it in its own time
}
