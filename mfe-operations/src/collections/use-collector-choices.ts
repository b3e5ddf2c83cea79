import { useState } from 'react';
import { useCollectorOptions } from './collections.queries';
import { useCollectorItems } from './use-collector-items';

interface Person {
  id: string;
  name: string;
}

/** Loads the collectors when the select is approached, or when the name of the chosen one is unknown. */
export function useCollectorChoices(chosenId: string, known: readonly (Person | null | undefined)[]) {
  const [isWanted, setIsWanted] = useState(false);
  const chosen = known.find((person) => person?.id === chosenId);
  const query = useCollectorOptions(isWanted || (chosenId !== '' && !chosen));
  const options = useCollectorItems(query.data ?? []);
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
