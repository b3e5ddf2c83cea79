import { LANGUAGE_CODES, type LanguageCode } from '@comptoir/api-contract/languages';

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** Best supported match of `Accept-Language` (RFC 9110); `fr-DZ` matches French. */
export function preferredLanguage(header: string | undefined): LanguageCode | undefined {
  return (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range
        .trim()
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { language: LANGUAGE_CODES.find((code) => code === tag.split('-')[0]), weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .find(({ language }) => language !== undefined)?.language;
}
