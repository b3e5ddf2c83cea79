import { isImageUrl } from './image-url';

test.each(['a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'a.bmp', 'a.webp', 'a.svg', 'a.tiff', 'a.ico', 'a.avif', 'A.JPG'])(
  '%s is an image',
  (name) => expect(isImageUrl(name)).toBe(true),
);

test('the signature of an address does not count', () => {
  expect(isImageUrl('https://media.example/receipt.png?signature=abc.pdf')).toBe(true);
  expect(isImageUrl('https://media.example/receipt.pdf?name=a.png')).toBe(false);
});

test.each(['a.pdf', 'a.docx', 'png', 'a.png.txt', ''])('%s is none', (name) => expect(isImageUrl(name)).toBe(false));
