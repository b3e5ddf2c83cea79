import type { Option } from '@comptoir/ui';
import { useState } from 'react';
import { useCollectorOptions } from './collections.queries';

interface Person {
  id: string;
  name: string;
}

/** Loads the collectors when the select is approached, or when the name of the chosen one is unknown. */
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
