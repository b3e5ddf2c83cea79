const IMAGE_PATH = /\.(jpe?g|png|gif|bmp|webp|svg|tiff|ico|avif)$/i;

/** Whether an address, or the name of a file, is that of an image; what follows the path (a signature) does not count. */
export function isImageUrl(address: string): boolean {
  return IMAGE_PATH.test(address.replace(/[?#].*$/, ''));
}
