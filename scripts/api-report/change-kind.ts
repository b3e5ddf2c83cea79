/** Effect of a change of the kernel's faces on the remotes that use them. */
export type ChangeKind = 'none' | 'new' | 'addition' | 'break';

export interface FaceChange {
  item: string;
  kind: ChangeKind;
}

/** Compares two API reports of a face, item by item. */
export function changesOf(face: string, before: string, after: string): FaceChange[] {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const kind = kindOf(old.get(name), now.get(name));
    return kind === 'none' ? [] : [{ item: `${face}.${name}`, kind }];
  });
}

/** Smallest contract version for a change of this kind. */
export function contractAfter(before: string, kind: ChangeKind): string {
  const [major = 1, minor = 0] = before.split('.').map(Number);
  if (kind === 'none') return before;
  return kind === 'break' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** Declarations of a report without their comments, by exported name. */
function itemsOf(report: string): Map<string, string> {
  const code = /```ts\n([^]*?)\n```/.exec(report)?.[1] ?? '';
  const lines = code.split('\n').filter((line) => !/^\s*\/\//.test(line) && !line.startsWith('import '));
  const items = new Map<string, string>();
  for (const block of lines.join('\n').split(/\n{2,}(?=\S)/)) {
    const name = /^export \{ (?:\w+ as )?(\w+) \}|^(?:export )?(?:declare )?(?:abstract )?\w+ (\w+)/m.exec(
      block.trim(),
    );
    const key = name?.[1] ?? name?.[2];
    // A value and its type share a name.
    if (key !== undefined) items.set(key, `${items.get(key) ?? ''}${block.trim()}\n`);
  }
  return items;
}

function kindOf(before: string | undefined, after: string | undefined): ChangeKind {
  if (before === after) return 'none';
  if (before === undefined) return 'new';
  if (after === undefined) return 'break';
  const isAddition =
    isWiderUnion(before, after) || takesMoreArguments(before, after) || hasOnlyOptionalMembersMore(before, after);
  return isAddition ? 'addition' : 'break';
}

/** `type Icon = 'add' | 'edit'` with another member. */
function isWiderUnion(before: string, after: string): boolean {
  const [old, now] = [membersOf(before), membersOf(after)];
  return old !== undefined && now !== undefined && old.every((member) => now.includes(member));
}

function membersOf(declaration: string): string[] | undefined {
  const [, union] = /^export type \w+ = ((?:[\w'"-]+ \| )+[\w'"-]+);\n?$/.exec(declaration) ?? [];
  return union?.split(' | ');
}

/** `function ask(text: string): void;` with more, optional parameters. */
function takesMoreArguments(before: string, after: string): boolean {
  const [old, now] = [signatureOf(before), signatureOf(after)];
  if (!old || !now || old.head !== now.head || old.result !== now.result) return false;
  const typeOf = (argument: string) => argument.replace(/^\w+/, '');
  return (
    old.arguments.every((argument, at) => typeOf(argument) === typeOf(now.arguments[at] ?? '')) &&
    now.arguments.slice(old.arguments.length).every((argument) => /^\w+\?:/.test(argument))
  );
}

/** Functions on one line, without commas in parameter types. */
function signatureOf(declaration: string) {
  const [, head, list, result] = /^(export function \w+)\(([\w?:\s,|[\]'.]*)\): (.+);\n?$/.exec(declaration) ?? [];
  return list === undefined ? undefined : { head, result, arguments: list === '' ? [] : list.split(', ') };
}

/** `schema: z.ZodMiniLiteral<1>;` that accepts 2 as well. */
function takesMoreLiterals(before = '', after: string): boolean {
  const [, old, end] = /^(.*\bZodMiniLiteral<[^>]+)(>.*)$/.exec(before) ?? [];
  return old !== undefined && end !== undefined && after.startsWith(`${old} | `) && after.endsWith(end);
}

/** An optional member of an interface or a schema. */
const OPTIONAL = /^\s*(readonly )?\w+(\?[:(]|: z\.ZodMiniOptional<)/;

/** Texts by key; users only read keys they know. */
const TEXTS = /^export const \w+: (\(\) => )?Translate</;
const TEXT = /^\s*\w+: (string;|\{)$/;

/** All former lines are there in order, and the new ones are optional. */
function hasOnlyOptionalMembersMore(before: string, after: string): boolean {
  const old = before.split('\n');
  const mayBeMissed = TEXTS.test(before) ? TEXT : OPTIONAL;
  let place = 0;
  /** Indentation of the new member being read. */
  let inside: number | undefined;
  return (
    after.split('\n').every((line) => {
      if (line === old[place] || takesMoreLiterals(old[place], line)) {
        place += 1;
        inside = undefined;
        return true;
      }
      const indent = line.search(/\S/);
      if (inside !== undefined && (indent > inside || (indent === inside && /^\s*[}>)]/.test(line)))) return true;
      inside = mayBeMissed.test(line) ? indent : undefined;
      return inside !== undefined;
    }) && place === old.length
  );
}
