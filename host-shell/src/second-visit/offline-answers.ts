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

/** Keeps what this person is shown from now on, where pages are kept as well; returns the way to stop. */
export function startKeeping(person: string): () => void {
  const store = storeOf(person);
  return store ? keepAnswers({ client: queryClient, store, session }) : nothing;
}

/** Shows what was kept for this person; returns the way back. */
export async function showKept(person: string): Promise<() => void> {
  const store = storeOf(person);
  return store ? showKeptAnswers({ client: queryClient, store }) : nothing;
}

function storeOf(person: string): AnswerStore | undefined {
  if (setOfPage() === undefined || !('caches' in globalThis)) return undefined;
  const store = browserAnswerStore(caches, person);
  const put: AnswerStore['put'] = async (name, text) => {
    await store.put(name, text);
    // One that was on its way when everything was taken away goes as well.
    if (await hasWorkerLeft()) await store.clear();
  };
  return { ...store, put };
}

/** Whether the service worker of this page has removed itself: it is not wanted any more. */
async function hasWorkerLeft(): Promise<boolean> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return Boolean(container?.controller) && (await container?.getRegistration()) === undefined;
}
