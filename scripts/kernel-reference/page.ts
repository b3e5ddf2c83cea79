import { reExportsIn, itemsOf, withExportedNames, type Item } from './model';

export interface FaceText {
  entry: string;
  purpose: string;
  model: string;
  report: string;
}

export function pageOf({ entry, purpose, ...written }: FaceText): string {
  const [model = '', report = ''] = [written.model, written.report].map((text) =>
    withExportedNames(text, written.report),
  );
  const groups = [...byName(model)];
  const copies = groups.flatMap(([name, items]) => (items.every(isOfLibrary) ? [name] : []));
  const handedOn = [...reExportsIn(report)].map(
    ([library, names]) => `From \`${library}\`, unchanged: ${list(names)}.`,
  );
  const parts = [
    `# ${entry}`,
    '<!-- Written by `npm run api-report` from the docstrings of the sources. -->',
    purpose,
    ...(copies.length > 0 ? [`Under the names and with the types of the library: ${list(copies)}.`] : []),
    ...handedOn,
    ...groups.filter(([name]) => !copies.includes(name)).flatMap(([name, items]) => sectionOf(name, items)),
  ];
  return `${parts.join('\n\n')}\n`;
}

export function undocumentedIn(model: string): string[] {
  return [...byName(model)].flatMap(([name, items]) =>
    items.every((item) => textOf(item) === '') && !items.every(isOfLibrary) ? [name] : [],
  );
}

/** A value and its type share a name. */
function byName(model: string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of itemsOf(model)) found.set(item.name, [...(found.get(item.name) ?? []), item]);
  return found;
}

function sectionOf(name: string, items: readonly Item[]): string[] {
  const said = items.map(textOf).filter((text) => text !== '');
  return [`## ${name}`, ...said, `\`\`\`ts\n${items.map(declarationOf).join('\n\n')}\n\`\`\``];
}

/** Docstring as Markdown: sentences, and one line for each tag. */
export function textOf({ docComment }: Pick<Item, 'docComment'>): string {
  const lines = docComment.split('\n').map((line) => line.replace(/^\s*\/?\*+\/? ?/, '').replace(/\s*\*\/$/, ''));
  return lines
    .join('\n')
    .trim()
    .replaceAll(/(?<!\n)\n(?=[\w`({'"])/g, ' ')
    .replaceAll(/\s*@(?:throws|returns) /g, (tag) => (tag.includes('throws') ? '\n\nThrows ' : '\n\nGives '))
    .replaceAll(/\s*@param (\w+)(?: -)? /g, '\n\n`$1`: ')
    .replaceAll(/\s*@(remarks|example)\b/g, '\n')
    .replaceAll(/\s*@deprecated /g, '\n\nDeprecated: ');
}

function declarationOf(item: Item): string {
  const head = signatureOf(item);
  if (item.kind !== 'Interface' && item.kind !== 'Class') return head;
  const members = item.members.map(
    (member) => `${commentOf(member)}  ${signatureOf(member).replaceAll('\n', '\n  ')}\n`,
  );
  return `${head} {\n${members.join('')}}`;
}

function signatureOf({ excerptTokens }: Pick<Item, 'excerptTokens'>): string {
  const text = excerptTokens.map(({ text: part }) => part).join('');
  return text
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replace(/^(export )?(declare )?/, '')
    .trim();
}

function commentOf(member: Pick<Item, 'docComment' | 'kind'>): string {
  const text = textOf(member);
  if (text === '' || member.kind === 'Constructor') return '';
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.length === 1
    ? `  /** ${lines[0]} */\n`
    : `  /**\n${lines.map((line) => `   * ${line}\n`).join('')}   */\n`;
}

function isOfLibrary(item: Item): boolean {
  return /: typeof antd\.\w+$/.test(signatureOf(item)) && textOf(item) === '';
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
