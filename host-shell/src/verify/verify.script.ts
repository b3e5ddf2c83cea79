/*
 * The public page that checks receipts. It is one file without the shell: people scan a code once, on any phone.
 */
import { browserStorage } from './browser-storage';
import { checkCode, checkTyped, type Outcome, type PublicReceipt } from './check-receipt';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

const texts = { en, fr, ar };
type Language = keyof typeof texts;

const storage = browserStorage(() => localStorage);
const means = {
  fetch: fetch.bind(globalThis),
  subtle: isSecureContext ? crypto.subtle : undefined,
  storage,
};
const LOCALES = { en: 'en-GB', fr: 'fr', ar: 'ar-u-nu-latn' } as const;
const TONES = {
  genuine: 'good',
  signed: 'good',
  voided: 'warning',
  provisional: 'warning',
  unconfirmed: 'warning',
  notGenuine: 'bad',
  limited: 'warning',
  unreachable: 'warning',
} as const satisfies Record<Outcome['state'], string>;

let language: Language = preferred();
let outcome: Outcome | 'checking' | undefined;
let checks = 0;

function preferred(): Language {
  const wishes = [storage.getItem('language'), ...navigator.languages.map((tag) => tag.split('-', 1)[0])];
  return wishes.find((wish): wish is Language => wish === 'en' || wish === 'fr' || wish === 'ar') ?? 'en';
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}`);
  return found;
}

function typed(id: string): string {
  const field = element(id);
  return field instanceof HTMLInputElement ? field.value : '';
}

async function check(work: Promise<Outcome>): Promise<void> {
  checks += 1;
  const own = checks;
  outcome = 'checking';
  render();
  const found = await work;
  // A later check has replaced it.
  if (own !== checks) return;
  outcome = found;
  render();
}

function checkAddress(): void {
  if (location.hash.length > 1) void check(checkCode(location.hash.slice(1), means));
}

function render(): void {
  const words = texts[language];
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.title = `${words.title} · Comptoir`;
  for (const shown of document.querySelectorAll<HTMLElement>('[data-text]')) {
    shown.textContent = Object.entries(words).find(([name]) => name === shown.dataset['text'])?.[1] ?? '';
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset['language'] === language));
  }
  element('languages').setAttribute('aria-label', words.language);
  renderOutcome();
}

function renderOutcome(): void {
  const words = texts[language];
  const place = element('outcome');
  place.hidden = outcome === undefined;
  if (outcome === undefined) return;
  if (outcome === 'checking') {
    place.className = '';
    place.replaceChildren(line('p', words.checking));
    return;
  }
  const { state } = outcome;
  place.className = TONES[state];
  const values = {
    number: 'replacedBy' in outcome ? outcome.replacedBy : '',
    minutes: 'minutes' in outcome ? String(outcome.minutes) : '',
  };
  const text = words[`${state}Text`].replace('{{number}}', values.number).replace('{{minutes}}', values.minutes);
  place.replaceChildren(line('h2', words[state]), line('p', text));
  if ('receipt' in outcome) place.append(facts(outcome.receipt));
}

function facts({ number, lines, collectedAt, timeZone }: PublicReceipt): HTMLElement {
  const words = texts[language];
  const list = document.createElement('dl');
  const amounts = lines.map(({ currency, amount }) =>
    Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, currencyDisplay: 'code' }).format(amount),
  );
  list.append(line('dt', words.amount), ...amounts.map((amount) => line('dd', amount, 'amount')));
  list.append(line('dt', words.date), line('dd', momentText(collectedAt, timeZone)));
  if (number !== undefined) list.append(line('dt', words.number), line('dd', number));
  return list;
}

/** Formats a moment in the zone of the office, as on the paper. */
function momentText(moment: Date, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short' } as const;
  try {
    return Intl.DateTimeFormat(LOCALES[language], { ...format, timeZone }).format(moment);
  } catch {
    return Intl.DateTimeFormat(LOCALES[language], { ...format, timeZone: 'UTC' }).format(moment);
  }
}

function line(name: 'dd' | 'dt' | 'h2' | 'p', text: string, className = ''): HTMLElement {
  const created = document.createElement(name);
  const isolated = document.createElement('bdi');
  isolated.textContent = text;
  created.append(isolated);
  created.className = className;
  return created;
}

document.addEventListener('click', ({ target }) => {
  const chosen = target instanceof HTMLElement ? target.dataset['language'] : undefined;
  if (chosen !== 'en' && chosen !== 'fr' && chosen !== 'ar') return;
  language = chosen;
  render();
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const number = typed('number').trim();
  const code = typed('code').replaceAll(/[\s-]/g, '');
  const isComplete = /^[1-9]\d{0,15}$/.test(number) && /^[\da-f]{12}$/i.test(code);
  element('mistake').hidden = isComplete;
  if (isComplete) void check(checkTyped({ number, code }, means));
});
addEventListener('hashchange', checkAddress);
render();
checkAddress();
