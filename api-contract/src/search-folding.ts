/**
 * Folding table of searches, the source of `foldForSearch` and of the database function of the same name. A change
 * needs a migration that recreates that function and its columns.
 */
export const SEARCH_FOLDING = {
  /** Letters and signs with a common substitute, by script; applied after compatibility decomposition (NFKD). */
  letters: [
    [
      ["'", '‘’‚‛ʹʻʼʽʾʿˈ′‵`׳'],
      ['"', '“”„‟″«»״'],
      ['-', '‐‒–—―−־'],
    ],
    [
      ['a', 'ɑ'],
      ['d', 'đðɖ'],
      ['e', 'əǝ'],
      ['g', 'ǥ'],
      ['h', 'ħ'],
      ['i', 'ıɨ'],
      ['k', 'ĸ'],
      ['l', 'ł'],
      ['n', 'ŋ'],
      ['o', 'ø'],
      ['t', 'ŧ'],
      ['z', 'ƶ'],
      ['σ', 'ς'],
    ],
    [
      ['ا', 'ٱ'],
      ['ه', 'ةەہھۃ'],
      ['ي', 'ىیېےۍ'],
      ['ك', 'کڪ'],
    ],
    Array.from('0123456789', (digit, value): [string, string] => [
      digit,
      String.fromCharCode(0x0660 + value, 0x06f0 + value),
    ]),
  ] satisfies [plain: string, others: string][][],
  /** Letters replaced by two. */
  ligatures: [
    ['œ', 'oe'],
    ['æ', 'ae'],
    ['ß', 'ss'],
    ['þ', 'th'],
  ],
  /** Code points of diacritics, the Arabic tatweel and invisible characters. */
  dropped: [
    [0x00ad],
    [0x0300, 0x036f],
    [0x0483, 0x0489],
    [0x0591, 0x05bd],
    [0x05bf],
    [0x05c1, 0x05c2],
    [0x05c4, 0x05c5],
    [0x05c7],
    [0x0610, 0x061a],
    [0x061c],
    [0x0640],
    [0x064b, 0x065f],
    [0x0670],
    [0x06d6, 0x06dc],
    [0x06df, 0x06e4],
    [0x06e7, 0x06e8],
    [0x06ea, 0x06ed],
    [0x08d3, 0x08e1],
    [0x08e3, 0x08ff],
    [0x115f, 0x1160],
    [0x17b4, 0x17b5],
    [0x180b, 0x180f],
    [0x1ab0, 0x1aff],
    [0x1dc0, 0x1dff],
    [0x200b, 0x200f],
    [0x202a, 0x202e],
    [0x2060, 0x206f],
    [0x20d0, 0x20ff],
    [0x3099, 0x309a],
    [0xfe00, 0xfe0f],
    [0xfe20, 0xfe2f],
    [0xfeff],
    [0xfff0, 0xfff8],
    [0x1bca0, 0x1bca3],
    [0x1d173, 0x1d17a],
    [0xe0000, 0xe0fff],
  ],
  /** Code points of spaces that NFKD keeps. */
  spaces: [[0x0009, 0x000d], [0x0020], [0x0085], [0x1680], [0x2028, 0x2029], [0x2800]],
} as const;
