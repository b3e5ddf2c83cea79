const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** Name of a country in a language (BCP 47), by default that of the page; the code itself if it has no name. */
export function countryName(code: string, language = pageLanguage()): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let names = namesByLanguage.get(language);
  if (!names) {
    names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
    namesByLanguage.set(language, names);
  }
  return names.of(code) ?? code;
}

export function pageLanguage(): string {
  return document.documentElement.lang || 'en';
}

/** Country codes sorted by name in the language of the page. */
export function byCountryName(codes: readonly string[], language = pageLanguage()): string[] {
  // Creating a collator takes longer than rendering the page.
  if (codes.length < 2) return [...codes];
  const { compare } = new Intl.Collator(language);
  return codes.toSorted((one, other) => compare(countryName(one, language), countryName(other, language)));
}
