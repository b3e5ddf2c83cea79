import { textPaths } from '@comptoir/remote-sdk/testing';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

test.each([
  ['French', fr],
  ['Arabic', ar],
])('every text is there in %s', (_, translated) => {
  expect(textPaths(translated)).toEqual(textPaths(en));
});
