import * as z from 'zod/mini';

const Declared = z.object({
  kind: z.string(),
  name: z._default(z.string(), ''),
  docComment: z._default(z.string(), ''),
  excerptTokens: z._default(z.array(z.object({ text: z.string() })), []),
});

const Item = z.extend(Declared, { members: z._default(z.array(Declared), []) });
export type Item = z.infer<typeof Item>;

const Model = z.object({ members: z.array(z.object({ members: z.array(Item) })) });

export function itemsOf(model: string): Item[] {
  return Model.parse(JSON.parse(model)).members.flatMap(({ members }) => members);
}

/** Restores exported names in a text of API Extractor, which renames an export like a global to `History_2`. */
export function withExportedNames(text: string, report: string): string {
  const renamed = [...report.matchAll(/^export \{ (\w+_\d) as (\w+) \}$/gm)];
  return renamed.reduce((so, [, local = '', name = '']) => so.replaceAll(local, name), text);
}

/** Re-exports of a face by library, from its report, because the model omits them. */
export function reExportsIn(report: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = ''] of report.matchAll(/^export \{ (?:\w+ as )?(\w+) \}$/gm)) {
    const library = new RegExp(`^import (?:type )?\\{ (?:\\w+ as )?${name} \\} from '([^']+)';$`, 'm').exec(
      report,
    )?.[1];
    if (library !== undefined) found.set(library, [...(found.get(library) ?? []), name]);
  }
  return found;
}

export function namesIn(report: string): string[] {
  const declared = /^export (?:\{ (?:\w+ as )?|(?:abstract )?(?:class|const|function|interface|type|let|enum) )(\w+)/gm;
  return [...new Set([...report.matchAll(declared)].map(([, name = '']) => name))];
}
