/** A row of the reference table. Codes are ISO: 3166-1 alpha-2, 4217 for currencies, 639-1 for languages. */
export interface Country {
  code: string;
  /** In English. */
  name: string;
  /** In the country's own language. */
  native: string;
  /** Other English names in use, for example 'Britain'. */
  aliases: readonly string[];
  /** Calling codes without '+'. */
  phonePrefixes: readonly number[];
  continent: 'AF' | 'AN' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA';
  /** In English; empty if there is none. */
  capital: string;
  currencies: readonly string[];
  languages: readonly string[];
}
