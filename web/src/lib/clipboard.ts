// Copying works on https and localhost by the clipboard; on plain http the text is selected for the visitor instead.

/** Copy the text of a field; false when it is only selected and the visitor has to copy it. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // Old but the only way without https; where it is refused, the selection stays for the visitor.
    return document.execCommand?.("copy") ?? false;
  }
}

/** Give the visitor a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
