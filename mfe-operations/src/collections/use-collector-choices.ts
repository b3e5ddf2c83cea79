import type { Option } from '@comptoir/ui';
import { useState } from 'react';
import { useCollectorOptions } from './collections.queries';

interface Person {
  id: string;
  name: string;
}

/**
 * The collectors of the selected office, for a selector in a form: they are read once somebody is about to choose, or
 * where nobody else knows the name of the one that is chosen.
 */
export function useCollectorChoices(chosenId: string, known: readonly (Person | null | undefined)[]) {
  const [isWanted, setIsWanted] = useState(false);
  const chosen = known.find((person) => person?.id === chosenId);
  const query = useCollectorOptions(isWanted || (chosenId !== '' && !chosen));
  const options: readonly Option[] = (query.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return {
    query,
    select: {
      options,
      chosen: chosen ? { label: chosen.name } : undefined,
      onIntent: () => setIsWanted(true),
      isLoading: query.isLoading,
    },
  };
}
