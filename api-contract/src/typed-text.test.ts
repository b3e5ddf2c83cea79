import { typedLine, typedLines } from './typed-text';
import { optionalText, requiredText, NOTE_LIMIT } from './values';

const name = requiredText('Name is required');
const note = optionalText(NOTE_LIMIT);

test.each([
  ['', ' ', '\u00a0\u2003\u3000', '\t\r\n\u0085\u2028'],
  ['\u200e', '\u200f', '\u061c', '\u202a\u202c', '\u2066\u2069'],
  ['\u3164', '\u115f\u1160', '\uffa0', '\u17b4', '\u2800 \u2800'],
  ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f'],
  ['\u180e', '\u180b', '\ufe0f', '\u{e0101}', '\u{e0041}\u{e0042}', '\u0007'],
])('a name of invisible characters is missing', (...blanks) => {
  for (const blank of blanks) {
    const issues = name.safeParse(blank).error?.issues.map(({ message }) => message);
    expect([blank, issues?.[0]]).toEqual([blank, 'Name is required']);
  }
});

test.each([
  ['a phone copied from Windows', '\u202a+213 21 65 32 01\u202c', '+213 21 65 32 01'],
  ['a city with a zero-width space', 'Al\u200bger', 'Alger'],
  ['an address with a break of the line', '1 rue Didouche\r\nAlger', '1 rue Didouche Alger'],
  ['a date of an Arabic sheet', '\u200f5\u200f/1/2027', '5/1/2027'],
  ['a name that overrides the direction', 'abc\u202egpj', 'abcgpj'],
  ['a soft hyphen', 'Bou\u00admerdès', 'Boumerdès'],
  ['a joiner between Latin letters', 'a\u200db\u200cc', 'abc'],
])('%s is accepted without invisible characters', (_, typed, taken) => {
  expect(name.parse(typed)).toBe(taken);
});

test.each(['می\u200cخواهم', 'क्\u200dष', '👩\u200d🔧', '❤\ufe0f', '葛\u{e0100}', 'صيدلية الأمل', 'Zoë’s 🏪'])(
  '%s is accepted unchanged',
  (text) => expect(typedLine(text)).toBe(text),
);

test('notes keep their lines', () => {
  expect(note.parse('Counted twice\r\n\tby\u200b Lina\u0007')).toBe('Counted twice\r\n\tby Lina');
  expect(typedLines('one\u2028two')).toBe('one\u2028two');
});

test('characters that the database cannot store are refused', () => {
  expect(name.safeParse('a\0b').error?.issues[0]?.message).toBe('Contains a character that cannot be stored');
});
