const TIME = /^(\d{1,2})(?: ?[:h] ?(?:(\d{2})(?:[:'](\d{2})(?:\.\d{1,9})?)?)?)? ?(am|pm|a\.m\.|p\.m\.|ص|م)?$/i;
/** Matches a time at the end of a text, with an optional separator or preposition before it. */
const TIME_AT_END =
  /(?:^|[T,]|(?<!\s)\s)\s*(?:(?:at|à|a|على الساعة|الساعة)\s+)?(\d{1,2}(?:\s?[:h].{0,14}|\s?(?:[ap]\.?m\.?|ص|م)))$/i;

/** Minutes after midnight of '9:30', '9h30', '14 h', '9:30 PM' or '2 م'. */
export function readTime(text: string): number | undefined {
  const [written, hours = '', minutes = '0', , half = ''] = TIME.exec(text.replaceAll(/\s+/g, ' ').trim()) ?? [];
  if (written === undefined || !/[:h]/i.test(written + (half === '' ? '' : 'h'))) return undefined;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59) return undefined;
  if (half === '') return hour < 24 ? hour * 60 + minute : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (/^[pم]/i.test(half) ? 12 : 0)) * 60 + minute;
}

export function timeAtEnd(text: string): { before: string; time: string | undefined } {
  const found = TIME_AT_END.exec(text);
  return found ? { before: text.slice(0, found.index), time: found[1] } : { before: text, time: undefined };
}
