import { fileSize } from './file-size';

test.each([
  [0, '0 byte'],
  [812, '812 byte'],
  [340_200, '340 kB'],
  [1_400_000, '1.4 MB'],
  [20_971_520, '21 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, 'en-GB')).toBe(text);
});
