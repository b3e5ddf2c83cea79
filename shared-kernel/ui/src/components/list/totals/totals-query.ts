import type { CurrencyCode } from '@comptoir/api-contract/currencies';

/** Totals in one currency. */
export interface CurrencyFigures {
  currency: CurrencyCode;
  /**
   * Amounts in major units, for example given and received, `signed` ones with their sign. A narrow list shows only
   * `main` ones of several currencies until it is opened.
   */
  figures: readonly { label: string; amount: number; signed?: true; main?: true }[];
}

/** Totals of all filtered rows, computed by the server, or refused for too many rows. */
export interface TotalsQuery {
  data: readonly CurrencyFigures[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}
