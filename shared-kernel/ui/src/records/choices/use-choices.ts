import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Answer } from '@comptoir/kernel/internal/http/http-client';
import { useOfficeQuery } from '@comptoir/kernel/internal/selection/office-query';
import type { useOfficeInCountry } from '@comptoir/kernel/internal/selection/selection';
import type { Option } from '../../components/select/option';
import { useSettled } from './use-settled';

/** Up to this number, records are loaded at once and searched locally; beyond it the API searches. */
const LOCAL_LIMIT = 500;
/** Debounce in milliseconds. */
const PAUSE_MS = 200;

interface ChoicesQuery {
  page: 1;
  limit: number;
  search?: string;
}

/** Source of selectable records. Must be stable. */
export interface ChoiceSource<Row extends { id: string }, Key extends QueryKey, RecordKey extends QueryKey> {
  /** Records of an office that match a search, or all. */
  rows: (
    place: ReturnType<typeof useOfficeInCountry>,
    query: ChoicesQuery,
  ) => UseQueryOptions<Row[], Error, Row[], Key>;
  record: (id: string) => UseQueryOptions<Answer<Row>, Error, Answer<Row>, RecordKey>;
  /** Local search, best match first. */
  search: (rows: readonly Row[]) => (typed: string) => readonly Option[];
}

/** Records of the selected office to select from; there may be many thousands. */
export interface Choices<Row> {
  status: 'pending' | 'failed' | 'ready';
  search: (typed: string) => readonly Option[];
  onType: (typed: string) => void;
  /** Called when the user is about to choose; nothing is loaded before. */
  onIntent: () => void;
  chosen: Row | undefined;
  /** Error of the source, and its retry. */
  query: { data: unknown; error: Error | null; refetch: () => unknown };
}

/** Defines a source for a `SearchSelect`; the types follow from the named calls. */
export function choiceSource<Row extends { id: string }, Key extends QueryKey, RecordKey extends QueryKey>(
  source: ChoiceSource<Row, Key, RecordKey>,
): ChoiceSource<Row, Key, RecordKey> {
  return source;
}

interface ChoicesOptions<Row> {
  /** Id of the selected record, or ''. */
  chosenId: string;
  /** Preloads the records, where many fields of a page show one of them. */
  isWanted?: boolean;
  /** A record known to the page, for example because it was just created. */
  known?: Row | undefined;
}

/** State of a `SearchSelect`. Loads the list when it is about to open; loads the selected record separately. */
export function useChoices<Row extends { id: string }, Key extends QueryKey, RecordKey extends QueryKey>(
  source: ChoiceSource<Row, Key, RecordKey>,
  { chosenId, isWanted: isWantedAtOnce = false, known }: ChoicesOptions<Row>,
): Choices<Row> {
  const [typed, onType] = useState('');
  const [isWanted, setIsWanted] = useState(isWantedAtOnce);
  const all = useRows(source, '', isWanted);
  const isWhole = all.data === undefined || all.data.length <= LOCAL_LIMIT;
  const { found, isFoundFor } = useApiSearch(source, typed.trim(), !isWhole);
  const searchAll = useMemo(() => searchOf(source, all.data), [source, all.data]);
  const searchFound = useMemo(() => searchOf(source, found.data), [source, found.data]);
  const isHere = (text: string) => isWhole || text.trim() === '';
  const used = isHere(typed) ? all : found;
  const isAwaited = isWanted && all.data === undefined;
  return {
    status: used.isError ? 'failed' : used.data && (isHere(typed) || isFoundFor(typed.trim())) ? 'ready' : 'pending',
    search: (text) => (isHere(text) ? searchAll(text) : isFoundFor(text.trim()) ? searchFound(text) : []),
    onType,
    onIntent: () => setIsWanted(true),
    chosen: useChosen(source, { id: chosenId, lists: [all.data, found.data, known && [known]], isAwaited }),
    query: used,
  };
}

type Source<Row extends { id: string }> = ChoiceSource<Row, QueryKey, QueryKey>;

/** Lazy, because few of many fields are ever searched. */
function searchOf<Row extends { id: string }>(
  source: Pick<Source<Row>, 'search'>,
  rows: readonly Row[] = [],
): (typed: string) => readonly Option[] {
  let search: ReturnType<Source<Row>['search']> | undefined;
  return (typed) => (search ??= source.search(rows))(typed);
}

/** Searches in the API. If a result is complete, longer texts are searched within it. */
function useApiSearch<Row extends { id: string }, Key extends QueryKey>(
  source: Pick<ChoiceSource<Row, Key, QueryKey>, 'rows'>,
  typed: string,
  enabled: boolean,
) {
  const settled = useSettled(typed, PAUSE_MS);
  const [term, setTerm] = useState('');
  const found = useRows(source, term, enabled && term !== '');
  const isComplete = term !== '' && found.data !== undefined && found.data.length <= LOCAL_LIMIT;
  const isFoundFor = (text: string) =>
    found.data !== undefined && (text === term || (isComplete && text.startsWith(term)));
  if (settled !== term && !isFoundFor(settled)) setTerm(settled);
  return { found, isFoundFor };
}

function useRows<Row extends { id: string }, Key extends QueryKey>(
  source: Pick<ChoiceSource<Row, Key, QueryKey>, 'rows'>,
  search: string,
  enabled: boolean,
) {
  const query: ChoicesQuery = { page: 1, limit: LOCAL_LIMIT + 1, ...(search && { search }) };
  return useOfficeQuery((place) => source.rows(place, query), { enabled });
}

interface ChosenOptions<Row> {
  id: string;
  lists: readonly (readonly Row[] | undefined)[];
  /** True while the list that may contain it is loading. */
  isAwaited: boolean;
}

/** Keeps the selected record during other searches; loads one named by a draft. */
function useChosen<Row extends { id: string }, RecordKey extends QueryKey>(
  source: Pick<ChoiceSource<Row, QueryKey, RecordKey>, 'record'>,
  { id, lists, isAwaited }: ChosenOptions<Row>,
): Row | undefined {
  const listed = lists.flatMap((rows) => rows?.find((row) => row.id === id) ?? [])[0];
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const known = listed ?? (last?.id === id ? last : undefined);
  const record = useQuery({ ...source.record(id), enabled: id !== '' && !known && !isAwaited });
  return known ?? record.data?.data;
}
