import { peopleByName } from './people-by-name';

const people = ['Yacine Khelifi', 'Ali  Ben\u00a0Ahmed', 'Ben Ali', 'Ali Ben', 'Éléonore Sahli'].map((name, at) => ({
  name,
  email: `p${at}@comptoir.example`,
}));
const find = peopleByName(people);

test.each([
  ['Yacine Khelifi', ['Yacine Khelifi']],
  ['KHELIFI  yacine', ['Yacine Khelifi']],
  ['P0@comptoir.example', ['Yacine Khelifi']],
  ['ali ben ahmed', ['Ali  Ben\u00a0Ahmed']],
  ['Ahmed Ali Ben', ['Ali  Ben\u00a0Ahmed']],
  ['Sahli Eleonore', ['Éléonore Sahli']],
  ['Ben Ali', ['Ben Ali']],
  ['Khelifi', []],
  ['', []],
])('finds "%s" as %j', (called, names) => {
  expect(find(called).map(({ name }) => name)).toEqual(names);
});

test('finds both people whose names have the same words', () => {
  expect(peopleByName(people.slice(2, 4))('ben  ali')).toHaveLength(1);
  const twins = [
    { name: 'A B C', email: '1' },
    { name: 'B A C', email: '2' },
  ];
  expect(peopleByName(twins)('C B A')).toHaveLength(2);
});
