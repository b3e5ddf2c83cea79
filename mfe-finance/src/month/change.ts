/** Change of an amount in whole percent, such as '+12 %'; undefined without an amount of that direction before. */
export function change(amount: number, before: number): string | undefined {
  if (before === 0 || amount * before < 0) return undefined;
  const percent = Math.round(((amount - before) / before) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
}
