/** A block of code in a page. */
export interface Fence {
  kind: 'shell' | 'background' | 'file';
  /** Of the file; or what is to be run, in one line. */
  name: string;
  text: string;
}

/**
 * What a page asks its reader to do, in its order: what stands in `sh` is run, and what stands under the name of a file is
 * written into it. Everything else (`console`) is for others.
 */
export function fencesOf(page: string): Fence[] {
  return [...page.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].flatMap(([, language, word, text = '']): Fence[] => {
    if (language === 'sh') {
      return [{ kind: word === 'background' ? 'background' : 'shell', name: text.trim().replaceAll('\n', '; '), text }];
    }
    return word === undefined ? [] : [{ kind: 'file', name: word, text }];
  });
}
