import { LANGUAGE_CODES } from '@comptoir/api-contract/languages';
import { plainTitle } from './plain-title';

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country that somebody wrote by its code, or by its name in one of our languages. */
export function readCountry(typed: string): string | undefined {
  codes ??= new Map(LANGUAGE_CODES.flatMap(namesIn));
  return codes.get(plainTitle(typed));
}

function namesIn(language: string): [string, string][] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = first + second;
      const name = names.of(code);
      return name === undefined
        ? []
        : [[plainTitle(name), code] as [string, string], [code.toLowerCase(), code] as [string, string]];
    }),
  );
}
