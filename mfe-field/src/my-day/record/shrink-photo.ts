/** In pixels. Longest side of a photo. */
const LONGEST_SIDE = 1_600;
const LIMIT_BYTES = 400_000;
/** Tried in turn until the photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4];
/** Factor by which the sides shrink if no quality suffices. */
const SMALLER = 0.75;

const PHOTO = /^image\/(jpeg|png|webp|heic|heif|avif)$/;

/**
 * Photo for sending: JPEG with a longest side of 1,600 px and at most 400 KB, without the metadata of the camera. Other
 * files, and photos that the browser cannot read, remain as they are.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!PHOTO.test(file.type)) return file;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return file;
  try {
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    const photo = await jpegOf(image, Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height)));
    return new File([photo], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    image.close();
  }
}

async function jpegOf(image: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser offers no canvas');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const photo = await encode(canvas, quality);
    if (photo.size <= LIMIT_BYTES) return photo;
  }
  return jpegOf(image, scale * SMALLER);
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot write a JPEG'))),
      'image/jpeg',
      quality,
    );
  });
}
