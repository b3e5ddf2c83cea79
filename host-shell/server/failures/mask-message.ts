/** Words of messages that browsers and React write themselves. */
const OF_ENGINES =
  `a access after already an are array as assignment at before being call can cannot child children circular class
  collection constant constructor converting convert could data deep defined delete destructure differ element empty
  end error evaluating exceeded execute expected failed fetch fewer for found from function hooks if in index
  initialization initial input inserted instance invalid invoked is iterable iterator json key keys large length map
  maximum minified missing module more must near new no node non not null number object objects of on out parse
  position previous promise properties property range read reading recursion reduce reference regular render rendered
  required requires set setting size spread stack string structure symbol syntax t than that the this time to token
  too type undefined unexpected unterminated use valid value variable visit was where which with without`.split(/\s+/);

const BROWSER_WORDS: ReadonlySet<string> = new Set(OF_ENGINES);
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;

/**
 * Replaces each word of a message that is neither in the code that threw it nor a browser's own: what remains was
 * written by programmers, not typed by people. Numbers are replaced too, except those of React's messages.
 */
export function maskMessage(message: string, code: readonly string[]): string {
  const words = new Set(code.flatMap((text) => text.match(WORD) ?? []));
  const isSafe = (word: string) => !/^\p{N}/u.test(word) && (words.has(word) || BROWSER_WORDS.has(word.toLowerCase()));
  return message
    .replaceAll(WORD, (word: string, at: number) =>
      isSafe(word) || message.slice(0, at).endsWith('React error #') ? word : '…',
    )
    .replaceAll(/…(?:[^\p{L}\p{N}]{0,3}…)+/gu, '…');
}
