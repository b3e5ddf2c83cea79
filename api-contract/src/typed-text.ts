/** Invisible characters: direction marks, joiners, selectors, fillers, tags. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
/** A variation selector, a joiner, or both. */
const SHAPING = /^\p{Variation_Selector}?[\u200c\u200d]?$/u;
/** Characters that they affect: emoji, and letters of scripts such as Arabic, Persian, Hindi and Han. */
const STARTS_SHAPED =
  /^(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}]/u;
/** Control characters except line and word separators, and U+0000, which is refused. */
const CONTROLS = /[^\P{Cc}\0\t-\r\u0085]/gu;
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/gu;
/** White space unknown to `trim`. */
const BLANKS = /[\u0085\u2800]/gu;
const PRINTABLE = /^[ -~]*$/;

/** Normalises a single-line text: removes invisible characters, replaces line breaks by spaces. */
export function typedLine(text: string): string {
  return PRINTABLE.test(text) ? text : visibleText(text).replace(BREAKS, ' ');
}

export function typedLines(text: string): string {
  return PRINTABLE.test(text) ? text : visibleText(text);
}

function visibleText(text: string): string {
  const plain = text.replace(CONTROLS, '');
  return plain
    .replace(UNSEEN, (run, at: number) => (isShaping(plain, run, at) ? run : ''))
    .replace(BLANKS, (blank) => (blank === '\u0085' ? '\n' : ' '));
}

/** True if the spelling of a word or an emoji needs it. */
function isShaping(text: string, run: string, at: number): boolean {
  // The character itself instead of `$`, which the engine of Node.js 26 does not find after an emoji.
  const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
  if (!SHAPING.test(run) || !STARTS_SHAPED.test(before)) return false;
  const end = at + run.length;
  return !/[\u200c\u200d]$/u.test(run) || STARTS_SHAPED.test(text.slice(end, end + 2));
}
