import { defineMessages, setLanguage } from './index';

const { message } = defineMessages('isolated', {
  en: { call: 'Call {{phone}}', at: '{{name}} at {{moment}}', count: '{{count}} of {{total}}' },
  ar: () =>
    Promise.resolve({
      default: { call: 'اتصل على {{phone}}', at: '{{name}} في {{moment}}', count: '{{count}} من {{total}}' },
    }),
});

afterEach(() => setLanguage('en'));

test('in Arabic a value is isolated, so that its digits and signs keep their order', async () => {
  await setLanguage('ar');
  expect(message('call', { phone: '+213 555 01 38 11' })).toBe('اتصل على \u2068+213 555 01 38 11\u2069');
  expect(message('at', { name: 'Amel Cherif', moment: '24/11/2026 09:41' })).toBe(
    '\u2068Amel Cherif\u2069 في \u206824/11/2026 09:41\u2069',
  );
  expect(message('count', { count: 3, total: 7 })).toBe('3 من 7');
});

test('in English a right-to-left name does not reorder the text around it', () => {
  expect(message('at', { name: 'محمد', moment: '09:41' })).toBe('\u2068محمد\u2069 at 09:41');
  expect(message('call', { phone: '+213 555 01 38 11' })).toBe('Call +213 555 01 38 11');
});
