import { textPaths } from '@comptoir/remote-sdk/testing';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

test.each([
  ['French', fr],
  ['Arabic', ar],
])('all texts exist in %s', (_, translated) => {
  expect(textPaths(translated)).toEqual(textPaths(en));
});
