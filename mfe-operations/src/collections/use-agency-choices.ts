import type { Agency } from '@comptoir/api-contract/agencies';
import { apiRecordQuery, apiRowsQuery } from '@comptoir/shared-kernel/query';
import { useOfficeQuery } from '@comptoir/shared-kernel/selection';
import type { Option } from '@comptoir/shared-kernel/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { agencySearch } from './agency-search';
import { useSettled } from './use-settled';

/** So many agencies are read as a whole and searched at each letter; of more the API finds those that match. */
const WHOLE = 500;
/** Pause in typing after which the API is asked, in milliseconds. */
const PAUSE_MS = 200;

/** The agencies of the selected office, to choose one from; there may be many thousands. */
export interface AgencyChoices {
  status: 'pending' | 'failed' | 'ready';
  /** Those that match what was typed, as far as they are known yet. */
  search: (typed: string) => readonly Option[];
  /** Tells what is typed. */
  onType: (typed: string) => void;
  /** The one that is chosen. */
  chosen: Agency | undefined;
  /** Why there is nothing to choose from, and how to ask again. */
  query: { data: unknown; error: Error | null; refetch: () => unknown };
}

export function useAgencyChoices(chosenId: string): AgencyChoices {
  const [typed, onType] = useState('');
  const all = useAgencies('');
  const isWhole = all.data === undefined || all.data.length <= WHOLE;
  const { found, isFoundFor } = useFound(typed.trim(), !isWhole);
  const searchAll = useMemo(() => searchOf(all.data), [all.data]);
  const searchFound = useMemo(() => searchOf(found.data), [found.data]);
  const isHere = (text: string) => isWhole || text.trim() === '';
  const used = isHere(typed) ? all : found;
  return {
    status: used.isError ? 'failed' : used.data && (isHere(typed) || isFoundFor(typed.trim())) ? 'ready' : 'pending',
    search: (text) => (isHere(text) ? searchAll(text) : isFoundFor(text.trim()) ? searchFound(text) : []),
    onType,
    chosen: useChosen(chosenId, [all.data, found.data]),
    query: used,
  };
}

/** Made ready when it is first asked: of many fields for an agency beside one another hardly any is. */
function searchOf(agencies: readonly Agency[] = []): (typed: string) => readonly Option[] {
  let search: ReturnType<typeof agencySearch> | undefined;
  return (typed) => (search ??= agencySearch(agencies))(typed);
}

/** What the API finds. Where that is all there is, whoever types on looks for some of it, and it is not asked again. */
function useFound(typed: string, enabled: boolean) {
  const settled = useSettled(typed, PAUSE_MS);
  const [asked, setAsked] = useState('');
  const found = useAgencies(asked, enabled && asked !== '');
  const isComplete = asked !== '' && found.data !== undefined && found.data.length <= WHOLE;
  const isFoundFor = (text: string) =>
    found.data !== undefined && (text === asked || (isComplete && text.startsWith(asked)));
  if (settled !== asked && !isFoundFor(settled)) setAsked(settled);
  return { found, isFoundFor };
}

function useAgencies(search: string, enabled = true) {
  return useOfficeQuery(
    (place) =>
      apiRowsQuery('listAgencies', { query: { page: 1, limit: WHOLE + 1, ...place, ...(search && { search }) } }),
    { enabled },
  );
}

/** What was chosen stays known when something else is looked for; what a draft names is asked for. */
function useChosen(id: string, lists: readonly (readonly Agency[] | undefined)[]): Agency | undefined {
  const listed = lists.flatMap((agencies) => agencies?.find((agency) => agency.id === id) ?? [])[0];
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const known = listed ?? (last?.id === id ? last : undefined);
  const query = apiRecordQuery('getAgency', { params: { id } });
  const isUnknown = id !== '' && !known && lists[0] !== undefined;
  const asked = useQuery({ ...query, enabled: isUnknown });
  return known ?? asked.data?.data;
}
