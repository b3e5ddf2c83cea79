import { PURPOSES } from './purposes';
import { pageOf, undocumentedIn, type FaceText } from './page';

export const FOLDER = 'docs/kernel';

export interface FaceSource extends Pick<FaceText, 'model' | 'report' | 'entry'> {
  name: string;
}

/** Reference of the kernel by page path. @throws Error for a missing docstring or purpose */
export function referenceOf(faces: readonly FaceSource[]): Map<string, string> {
  const silent = faces.flatMap(({ name, model }) => undocumentedIn(model).map((item) => `${name}.${item}`));
  if (silent.length > 0) throw new Error(`Missing docstrings: ${silent.join(', ')}`);
  const described = faces.map((face) => ({ ...face, purpose: purposeOf(face.name) }));
  const index = [
    '# Entry points of the kernel',
    '<!-- Written by `npm run api-report` from the docstrings of the sources. -->',
    'Entry points of `@comptoir/kernel`, `@comptoir/ui` and `@comptoir/maps` for remotes: exports, signatures and behaviour. The shell provides all of them; a remote ships none. `@comptoir/remote-sdk` is for its builds and tests. The `reports` of each package have the same entry points for comparing versions.',
    [
      '| | |',
      '|---|---|',
      ...described.map(({ name, entry, purpose }) => `| [\`${entry}\`](${name}.md) | ${purpose} |`),
    ].join('\n'),
  ];
  return new Map([
    [`${FOLDER}/README.md`, `${index.join('\n\n')}\n`],
    ...described.map((face) => [`${FOLDER}/${face.name}.md`, pageOf(face)] as const),
  ]);
}

function purposeOf(name: string): string {
  const purpose = PURPOSES[name];
  if (purpose === undefined)
    throw new Error(`Missing purpose of the entry point ${name} in scripts/kernel-reference/purposes.ts`);
  return purpose;
}
