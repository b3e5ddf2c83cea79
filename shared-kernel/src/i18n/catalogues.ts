import { createStore } from '../store/store';
import type { Language } from './language';
import type { MessageTree } from './message-key';

type LazyMessages = () => Promise<{ default: MessageTree }>;
export type LazyCatalogue = Partial<Record<Exclude<Language, 'en'>, LazyMessages>>;

interface Catalogue {
  texts: Partial<Record<Language, MessageTree>>;
  lazy: LazyCatalogue;
  arrivals: Partial<Record<Language, Promise<void>>>;
}

const catalogues = new Map<string, Catalogue>();

/**
 * Makes texts known, and answers the name under which they are: two versions of a remote on one page, or one that was
 * loaded again while it is worked on, each read their own. English is part of each build, so nothing is awaited for it.
 */
export function addCatalogue(namespace: string, english: MessageTree, lazy: LazyCatalogue): string {
  const name = unusedName(namespace);
  catalogues.set(name, { texts: { en: english }, lazy, arrivals: {} });
  return name;
}

/** The names under which texts are known, in the order in which they came. */
export function catalogueNames(): string[] {
  return [...catalogues.keys()];
}

/** The texts in a language as far as they are there: empty where it has none, or they could not be fetched. */
export function textsOf(name: string, language: Language): MessageTree | undefined {
  return catalogues.get(name)?.texts[language];
}

/** Fetches a language once; resolves also where it cannot be had, and English shows. */
export async function loadTexts(name: string, language: Language): Promise<void> {
  const catalogue = catalogues.get(name);
  if (!catalogue || catalogue.texts[language]) return;
  await (catalogue.arrivals[language] ??= fetchTexts(catalogue, language));
}

/** Fetches a language for all texts that are known by now. */
export async function loadAllTexts(language: Language): Promise<void> {
  await Promise.all(catalogueNames().map((name) => loadTexts(name, language)));
}

/** Rises when texts come that could not be fetched at first. */
export const lateTexts = createStore(0);

async function fetchTexts(catalogue: Catalogue, language: Language): Promise<void> {
  const { texts, lazy } = catalogue;
  const load = language === 'en' ? undefined : lazy[language];
  try {
    texts[language] = (await load?.())?.default ?? {};
  } catch {
    texts[language] = {};
    addEventListener('online', () => void fetchAgain(catalogue, language), { once: true });
  }
}

async function fetchAgain(catalogue: Catalogue, language: Language): Promise<void> {
  await fetchTexts(catalogue, language);
  lateTexts.set(lateTexts.get() + 1);
}

function unusedName(namespace: string): string {
  let name = namespace;
  for (let count = 2; catalogues.has(name); count += 1) name = `${namespace}-${count}`;
  return name;
}
