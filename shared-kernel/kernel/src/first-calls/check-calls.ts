import { routes, type Route } from '@comptoir/api-contract/routes';
import { MOST_FIRST_CALLS, type FirstCall } from '../remote/first-call.schema';

const WORDS = new Set(['country', 'office', 'person', 'zone', 'day', 'end', 'week']);
const WORD = /\{(\?)?([a-z]+)(:-?\d+)?\??(=[^}]*)?\}/gi;
const ENDLESS = '/events';

/** Validates the first calls of an area or a widget. Returns error messages. */
export function errorsIn(piece: string, calls: readonly FirstCall[]): string[] {
  const tooMany = calls.length > MOST_FIRST_CALLS ? [`${piece} begins with more than ${MOST_FIRST_CALLS} calls`] : [];
  return [...tooMany, ...calls.flatMap((call) => mistakes(call).map((error) => `${call.get}: ${error}`))];
}

function mistakes({ get, at = '' }: FirstCall): string[] {
  const [path = ''] = get.split('?');
  const ids = new Set([...at.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name));
  const unknown = [...get.matchAll(WORD)].flatMap(([word, ofAddress, name = '']) =>
    ofAddress || WORDS.has(name) || ids.has(name) ? [] : [`there is no ${word}`],
  );
  const left = get.replaceAll(WORD, '');
  return [
    ...(isRead(path) ? [] : [`the API has no GET ${path}`]),
    ...unknown,
    ...(/[{}]/.test(left) ? ['text in braces cannot be read'] : []),
  ];
}

function isRead(path: string): boolean {
  const pattern = path.replaceAll(WORD, ':');
  return Object.values<Route>(routes).some(
    (route) => route.method === 'GET' && route.path !== ENDLESS && route.path.replaceAll(/:\w+/g, ':') === pattern,
  );
}
