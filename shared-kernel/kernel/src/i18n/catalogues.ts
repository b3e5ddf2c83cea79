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
 * Registers a catalogue and returns its unique name: two versions of a remote on one page, or a hot reload, each read
 * their own texts. English is bundled, so nothing is awaited for it.
 */
export function addCatalogue(namespace: string, english: MessageTree, lazy: LazyCatalogue): string {
  const name = unusedName(namespace);
  catalogues.set(name, { texts: { en: english }, lazy, arrivals: {} });
  return name;
}

export function catalogueNames(): string[] {
  return [...catalogues.keys()];
}

/** Texts in a language as far as loaded; empty if there are none or loading failed. */
export function textsOf(name: string, language: Language): MessageTree | undefined {
  return catalogues.get(name)?.texts[language];
}

/** Loads a language once; also resolves if it fails, and English is shown. */
export async function loadTexts(name: string, language: Language): Promise<void> {
  const catalogue = catalogues.get(name);
  if (!catalogue || catalogue.texts[language]) return;
  await (catalogue.arrivals[language] ??= fetchTexts(catalogue, language));
}

/** Loads a language of all registered catalogues. */
export async function loadAllTexts(language: Language): Promise<void> {
  await Promise.all(catalogueNames().map((name) => loadTexts(name, language)));
}

/** Increases when texts arrive that failed to load at first. */
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
