// Downloads.

/** Downloads something as a file. */
export function keepFile(what: Blob, name: string): void {
  const url = URL.createObjectURL(what);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
