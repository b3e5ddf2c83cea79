import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { CountedCash as CountedLine } from '@comptoir/api-contract/handovers';
import { CountSheet, useCountSheet } from '@comptoir/ui/counting';
import { useEffect, useEffectEvent } from 'react';

interface CountedCashProps {
  own: CurrencyCode;
  /** Called with undefined until each currency is counted. */
  onCount: (lines: readonly CountedLine[] | undefined) => void;
}

/** Notes and coins of a stop, in the currency of the collection and those that the collector adds. */
export function CountedCash({ own, onCount }: CountedCashProps) {
  const sheet = useCountSheet([own]);
  const report = useEffectEvent(onCount);
  // The sheet makes new lines in each render.
  const content = JSON.stringify(sheet.lines ?? null);
  useEffect(() => {
    const lines: CountedLine[] | null = JSON.parse(content);
    report(lines ?? undefined);
  }, [content]);
  return <CountSheet sheet={sheet} mayAdd />;
}
