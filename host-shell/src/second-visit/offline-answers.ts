import { queryClient } from '@comptoir/shared-kernel/query';
import { browserAnswerStore, keepAnswers, showKeptAnswers } from '@comptoir/shared-kernel/query/kept-answers';
import { session } from '@comptoir/shared-kernel/session';
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

function storeOf(person: string) {
  return setOfPage() !== undefined && 'caches' in globalThis ? browserAnswerStore(caches, person) : undefined;
}
