import type { CurrencyCode } from '@comptoir/api-contract/currencies';

/** Totals in one currency. */
export interface CurrencyFigures {
  /** Name of a part of the total of its currency, which precedes it. */
  part?: string;
  currency: CurrencyCode;
  /**
   * Amounts in major units, for example given and received, `signed` ones with their sign. A narrow list shows only
   * `main` ones of several currencies until it is opened. Wide lists show them below their `column`, `named` ones with
   * their label.
   */
  figures: readonly {
    label: string;
    amount: number;
    signed?: true;
    main?: true;
    column?: string;
    named?: true;
  }[];
}

/** Totals of all filtered rows, computed by the server, or refused for too many rows. */
export interface TotalsQuery {
  data: readonly CurrencyFigures[] | undefined;
  /** Period of the rows, beside totals below their columns. */
  period?: string;
  error: Error | null;
  refetch: () => unknown;
}
