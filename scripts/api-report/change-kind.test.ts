import { changesOf, contractAfter, type ChangeKind } from './change-kind';

const report = (...items: string[]) =>
  `## API Report File\n\n\`\`\`ts\n\nimport { JSX } from 'react';\n\n${items.join('\n\n')}\n\n// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`;
const button = (...members: string[]) =>
  `// @public (undocumented)\nexport interface ButtonProps {\n    // (undocumented)\n    children: ReactNode;\n${members.map((each) => `    ${each}\n`).join('')}}`;
const icon = (...names: string[]) => `// @public\nexport type Icon = ${names.map((name) => `'${name}'`).join(' | ')};`;

const shell = (...members: string[]) =>
  `// @public\nexport const Shell: z.ZodMiniObject<{\n    kernel: z.ZodMiniString<string>;\n${members.map((each) => `    ${each}\n`).join('')}}, z.core.$strip>;\n\n// @public (undocumented)\nexport type Shell = z.infer<typeof Shell>;`;

const texts = (...members: string[]) =>
  `// @public\nexport const useTexts: () => Translate<    {\nstate: {\n${members.map((each) => `${each}\n`).join('')}};\n}>;`;

const cases: [what: string, before: string, after: string, kind: ChangeKind | undefined][] = [
  ['nothing', report(button()), report(button()), undefined],
  ['another comment', report(button()), report(button().replace('// @public (undocumented)', '// @public')), undefined],
  ['an item more', report(button()), report(button(), icon('add', 'edit')), 'new'],
  ['an item less', report(button(), icon('add', 'edit')), report(button()), 'break'],
  ['an optional member more', report(button()), report(button('busy?: boolean;')), 'addition'],
  ['a required member more', report(button()), report(button('busy: boolean;')), 'break'],
  ['a member less', report(button('busy?: boolean;')), report(button()), 'break'],
  ['a member of another type', report(button('busy?: boolean;')), report(button('busy?: string;')), 'break'],
  ['a text more', report(texts('retry: string;')), report(texts('loading: string;', 'retry: string;')), 'addition'],
  ['a text less', report(texts('loading: string;', 'retry: string;')), report(texts('retry: string;')), 'break'],
  ['one more of a union', report(icon('add', 'edit')), report(icon('add', 'copy', 'edit')), 'addition'],
  ['one less of a union', report(icon('add', 'copy', 'edit')), report(icon('add', 'edit')), 'break'],
  ['a name that is not exported on', report('export { Link }'), report('export { Route }'), 'break'],
  [
    'a part of a schema more that may be left out',
    report(shell()),
    report(
      shell('former: z.ZodMiniOptional<z.ZodMiniObject<{', '    name: z.ZodMiniString<string>;', '}, z.core.$strip>>;'),
    ),
    'addition',
  ],
  [
    'a literal of a schema more',
    report(shell('schema: z.ZodMiniLiteral<1>;')),
    report(shell('schema: z.ZodMiniLiteral<1 | 2>;')),
    'addition',
  ],
  [
    'a literal of a schema less',
    report(shell('schema: z.ZodMiniLiteral<1 | 2>;')),
    report(shell('schema: z.ZodMiniLiteral<1>;')),
    'break',
  ],
  ['a part of a schema more', report(shell()), report(shell('former: z.ZodMiniString<string>;')), 'break'],
  [
    'an optional argument more',
    report('// @public\nexport function ask(text: string): void;'),
    report('// @public\nexport function ask(question: string, why?: string): void;'),
    'addition',
  ],
  [
    'an argument of another type',
    report('// @public\nexport function ask(text: string): void;'),
    report('// @public\nexport function ask(text: number, why?: string): void;'),
    'break',
  ],
  [
    'another signature',
    report('// @public\nexport function ask(text: string): void;'),
    report('// @public\nexport function ask(text: string, why: string): void;'),
    'break',
  ],
];

test.each(cases)('%s', (_what, before, after, kind) => {
  const kinds = new Set(changesOf('ui', before, after).map((change) => change.kind));
  expect(kinds.has('break') ? 'break' : [...kinds][0]).toBe(kind);
});

test('each change names its item', () => {
  expect(changesOf('ui', report(button()), report(icon('add', 'edit'), 'export { Link_2 as Link }'))).toEqual([
    { item: 'ui.ButtonProps', kind: 'break' },
    { item: 'ui.Icon', kind: 'new' },
    { item: 'ui.Link', kind: 'new' },
  ]);
});

test('a contract version moves as far as the change', () => {
  expect(contractAfter('1.5', 'none')).toBe('1.5');
  expect(contractAfter('1.5', 'new')).toBe('1.6');
  expect(contractAfter('1.5', 'addition')).toBe('1.6');
  expect(contractAfter('1.5', 'break')).toBe('2.0');
});
