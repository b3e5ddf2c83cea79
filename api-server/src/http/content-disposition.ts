/** RFC 6266, with an ASCII fallback. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  // Some clients use the first name, so the encoded form is added only if needed.
  if (/^[\w.-]+$/.test(name)) return `${kind}; filename="${name}"`;
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Images are inline; everything else is a download. */
export function dispositionOf({ contentType, fileName }: { contentType: string; fileName: string }): string {
  return contentDisposition(contentType.startsWith('image/') ? 'inline' : 'attachment', fileName);
}
