import { typedMention, withMentions, withName } from './typed-mention';

const amel = { id: '01890000-0000-7000-8000-000000000001', name: 'Amel' };
const amelie = { id: '01890000-0000-7000-8000-000000000002', name: 'Amel Cherif' };

test.each([
  ['@', { at: 0, search: '' }],
  ['Ask @am', { at: 4, search: 'am' }],
  ['Ask @Amel Ch', { at: 4, search: 'Amel Ch' }],
  ['mail a@b', undefined],
  ['@one two three', undefined],
  ['nobody', undefined],
])('%j has the typed mention %j', (text, typed) => {
  expect(typedMention(text, text.length)).toEqual(typed);
});

test('a chosen name replaces the typed part, also in the middle of a note', () => {
  expect(withName('Ask @am, please', 7, { at: 4, search: 'am' }, 'Amel')).toEqual({
    text: 'Ask @Amel , please',
    caret: 10,
  });
});

test('a note is sent with the chosen people whose names it still contains', () => {
  expect(withMentions('@Amel Cherif and @Amel, not @Karim', [amel, amelie])).toBe(
    `@[Amel Cherif](${amelie.id}) and @[Amel](${amel.id}), not @Karim`,
  );
  expect(withMentions('Nobody', [amel])).toBe('Nobody');
});
