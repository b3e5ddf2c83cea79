import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Answer } from '../../http/http-client';
import { useOfficeQuery } from '../../selection/office-query';
import type { useOfficeInCountry } from '../../selection/selection';
import type { Option } from '../../ui/select/option';
import { useSettled } from './use-settled';

/** So many are read as a whole and searched at each letter; of more the API finds those that match. */
const WHOLE = 500;
/** Pause in typing after which the API is asked, in milliseconds. */
const PAUSE_MS = 200;

interface Asked {
  page: 1;
  limit: number;
  search?: string;
}

/** Where the records come from that there are to choose from. Keep it stable. */
export interface ChoiceSource<Row extends { id: string }, Key extends QueryKey, RecordKey extends QueryKey> {
  /** Those of an office that match a search, all where there is none. */
  rows: (place: ReturnType<typeof useOfficeInCountry>, asked: Asked) => UseQueryOptions<Row[], Error, Row[], Key>;
  /** One of them. */
  record: (id: string) => UseQueryOptions<Answer<Row>, Error, Answer<Row>, RecordKey>;
  /** How rows that are here are searched, best first. */
  search: (rows: readonly Row[]) => (typed: string) => readonly Option[];
}

/** Records of the selected office to choose one from; there may be many thousands. */
export interface Choices<Row> {
  status: 'pending' | 'failed' | 'ready';
  /** Those that match what was typed, as far as they are known yet. */
  search: (typed: string) => readonly Option[];
  /** Tells what is typed. */
  onType: (typed: string) => void;
  /** Tells that somebody is about to choose: nothing is read before that. */
  onIntent: () => void;
  /** The one that is chosen. */
  chosen: Row | undefined;
  /** Why there is nothing to choose from, and how to ask again. */
  query: { data: unknown; error: Error | null; refetch: () => unknown };
}

/** Where records come from that a `SearchSelect` has to choose from; the types are those of the calls that it names. */
export function choiceSource<Row extends { id: string }, Key extends QueryKey, RecordKey extends QueryKey>(
  source: ChoiceSource<Row, Key, RecordKey>,
): ChoiceSource<Row, Key, RecordKey> {
  return source;
}

interface ChoicesOptions<Row> {
  /** Id of the one that is chosen, or ''. */
  chosenId: string;
  /** Reads them before anybody is about to choose: where many fields of a page show one of them, that is one question. */
  isWanted?: boolean;
  /** One that the page knows by itself, for example because it was added just now. */
  known?: Row | undefined;
}

/**
 * What a `SearchSelect` has to choose from. The list is read once somebody is about to open it; what is chosen already
 * is asked for by itself.
 */
export function useChoices<Row extends { id: string }, Key extends QueryKey, RecordKey extends QueryKey>(
  source: ChoiceSource<Row, Key, RecordKey>,
  { chosenId, isWanted: isWantedAtOnce = false, known }: ChoicesOptions<Row>,
): Choices<Row> {
  const [typed, onType] = useState('');
  const [isWanted, setIsWanted] = useState(isWantedAtOnce);
  const all = useRows(source, '', isWanted);
  const isWhole = all.data === undefined || all.data.length <= WHOLE;
  const { found, isFoundFor } = useFound(source, typed.trim(), !isWhole);
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

/** Made ready when it is first asked: of many fields beside one another hardly any is. */
function searchOf<Row extends { id: string }>(
  source: Pick<Source<Row>, 'search'>,
  rows: readonly Row[] = [],
): (typed: string) => readonly Option[] {
  let search: ReturnType<Source<Row>['search']> | undefined;
  return (typed) => (search ??= source.search(rows))(typed);
}

/** What the API finds. Where that is all there is, whoever types on looks for some of it, and it is not asked again. */
function useFound<Row extends { id: string }, Key extends QueryKey>(
  source: Pick<ChoiceSource<Row, Key, QueryKey>, 'rows'>,
  typed: string,
  enabled: boolean,
) {
  const settled = useSettled(typed, PAUSE_MS);
  const [asked, setAsked] = useState('');
  const found = useRows(source, asked, enabled && asked !== '');
  const isComplete = asked !== '' && found.data !== undefined && found.data.length <= WHOLE;
  const isFoundFor = (text: string) =>
    found.data !== undefined && (text === asked || (isComplete && text.startsWith(asked)));
  if (settled !== asked && !isFoundFor(settled)) setAsked(settled);
  return { found, isFoundFor };
}

function useRows<Row extends { id: string }, Key extends QueryKey>(
  source: Pick<ChoiceSource<Row, Key, QueryKey>, 'rows'>,
  search: string,
  enabled: boolean,
) {
  const asked: Asked = { page: 1, limit: WHOLE + 1, ...(search && { search }) };
  return useOfficeQuery((place) => source.rows(place, asked), { enabled });
}

interface ChosenOptions<Row> {
  id: string;
  lists: readonly (readonly Row[] | undefined)[];
  /** Whether the list is on its way in which it may be. */
  isAwaited: boolean;
}

/** What was chosen stays known when something else is looked for; what a draft names is asked for. */
function useChosen<Row extends { id: string }, RecordKey extends QueryKey>(
  source: Pick<ChoiceSource<Row, QueryKey, RecordKey>, 'record'>,
  { id, lists, isAwaited }: ChosenOptions<Row>,
): Row | undefined {
  const listed = lists.flatMap((rows) => rows?.find((row) => row.id === id) ?? [])[0];
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const known = listed ?? (last?.id === id ? last : undefined);
  const asked = useQuery({ ...source.record(id), enabled: id !== '' && !known && !isAwaited });
  return known ?? asked.data?.data;
}
