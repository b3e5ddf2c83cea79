import { queryClient } from '@comptoir/kernel/query';
import {
  browserAnswerStore,
  keepAnswers,
  showKeptAnswers,
  type AnswerStore,
} from '@comptoir/kernel/query/kept-answers';
import { session } from '@comptoir/kernel/session';
import { setOfPage } from './set-of-page';

const nothing = () => undefined;

/** Keeps answers for this person where pages are cached; returns a stop function. */
export function storeAnswers(person: string): () => void {
  const store = storeOf(person);
  return store ? keepAnswers({ client: queryClient, store, session }) : nothing;
}

/** Shows kept answers for this person; returns an undo function. */
export async function restoreAnswers(person: string): Promise<() => void> {
  const store = storeOf(person);
  return store ? showKeptAnswers({ client: queryClient, store }) : nothing;
}

function storeOf(person: string): AnswerStore | undefined {
  if (setOfPage() === undefined || !('caches' in globalThis)) return undefined;
  const store = browserAnswerStore(caches, person);
  const put: AnswerStore['put'] = async (name, text) => {
    await store.put(name, text);
    // A late answer is deleted with the rest.
    if (await isWorkerGone()) await store.clear();
  };
  return { ...store, put };
}

/** Detects that the service worker was disabled and removed itself. */
async function isWorkerGone(): Promise<boolean> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return Boolean(container?.controller) && (await container?.getRegistration()) === undefined;
}
