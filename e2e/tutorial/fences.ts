export interface Fence {
  kind: 'shell' | 'background' | 'service' | 'file';
  /** Path of the file, or a description of the script in one line. */
  name: string;
  text: string;
}

/**
 * Steps of a page in order: `sh` is run, a block with a file name is written to it. Other blocks (`console`) are
 * skipped.
 */
export function fencesOf(page: string): Fence[] {
  return [...page.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].flatMap(([, language, word, text = '']): Fence[] => {
    if (language === 'sh') {
      const kind = word === 'background' || word === 'service' ? word : 'shell';
      return [{ kind, name: text.trim().replaceAll('\n', '; '), text }];
    }
    return word === undefined ? [] : [{ kind: 'file', name: word, text }];
  });
}
