/** Sentences of the server that have something in them, as the catalogues of the contract name them. */
export const CONTRACT_PATTERNS = [
  'Insufficient {{currency}} balance: {{available}} available',
  'The converted amount is {{amount}}',
  'This is {{times}} times the scheduled amount: give a reason',
  'This rate is {{percent}} % above the last ones, {{rate}}: give a reason',
  'This rate is {{percent}} % below the last ones, {{rate}}: give a reason',
  'Trade {{id}} is already reversed',
  'A collection takes at most {{files}} files.',
  'This office cannot be deleted: it still has {{inTheWay}}.',
  'This office cannot be moved to another country: it still has {{inTheWay}}.',
  '{{agencies}} agency',
  '{{agencies}} agencies',
  '{{people}} person',
  '{{people}} people',
  '{{collections}} planned collection',
  '{{collections}} planned collections',
  'a balance in {{currencies}}',
] as const;

const patterns = CONTRACT_PATTERNS.map((pattern) => ({ pattern, sentence: sentenceOf(pattern) }));

/** Which of the sentences a text is, and what stands in it. */
export function patternOf(text: string): { pattern: string; values: Readonly<Record<string, string>> } | undefined {
  for (const { pattern, sentence } of patterns) {
    const values = sentence.exec(text)?.groups;
    if (values) return { pattern, values };
  }
  return undefined;
}

function sentenceOf(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{\{(\w+)\}\}/g, '(?<$1>.+)')}$`);
}
