/** The header that names a download: RFC 6266, with a plain name for clients that do not know the encoded one. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  // Some clients read the first name that they find, so that an encoded one stands only where it says more.
  if (/^[\w.-]+$/.test(name)) return `${kind}; filename="${name}"`;
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Images are shown; everything else is only ever saved. */
export function dispositionOf({ contentType, fileName }: { contentType: string; fileName: string }): string {
  return contentDisposition(contentType.startsWith('image/') ? 'inline' : 'attachment', fileName);
}
