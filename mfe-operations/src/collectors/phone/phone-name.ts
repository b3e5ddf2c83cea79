/** Parts of a user agent that name no phone. */
const IGNORED_PARTS = new Set(['Linux', 'X11', 'U', 'K', 'wv', 'Mobile', 'x64', 'Win64']);

/** 'Linux; Android 14; Pixel 7' becomes 'Pixel 7 · Android 14'; empty without a known part. */
export function phoneName(label: string): string {
  const parts = label
    .split(';')
    .map((part) => part.trim().replace(/ Build\/.*$/, ''))
    .filter((part) => part !== '' && !IGNORED_PARTS.has(part) && !part.startsWith('rv:'));
  return parts.map(systemName).toReversed().join(' · ');
}

function systemName(part: string): string {
  const ios = /^CPU (?:iPhone )?OS (\d+(?:_\d+)?)/.exec(part)?.[1];
  if (ios !== undefined) return `iOS ${ios.replace('_', '.')}`;
  if (part.startsWith('Intel Mac OS X')) return 'macOS';
  if (part.startsWith('Windows NT')) return 'Windows';
  if (part.startsWith('Linux ')) return 'Linux';
  return part;
}
