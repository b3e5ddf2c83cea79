import { phoneName } from './phone-name';

test.each([
  ['Linux; Android 14; Pixel 7 Build/UQ1A', 'Pixel 7 · Android 14'],
  ['Linux; Android 10; K', 'Android 10'],
  ['iPhone; CPU iPhone OS 17_2_1 like Mac OS X', 'iOS 17.2 · iPhone'],
  ['X11; Linux x86_64', 'Linux'],
  ['Windows NT 10.0; Win64; x64', 'Windows'],
  ['Phone of Amel', 'Phone of Amel'],
  ['', ''],
])('the phone %j is named %j', (label, name) => {
  expect(phoneName(label)).toBe(name);
});
