import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { keepRowsOf } from '../query/keep-rows-of';
import { useOfficeInCountry } from './selection';

type Place = ReturnType<typeof useOfficeInCountry>;

interface OfficeQueryOptions {
  /** Keeps the rows of the previous search in the same office while loading. */
  keepsRows?: boolean;
  enabled?: boolean;
}

/** A query for the selected office, enabled once a country and an office are selected. */
export function useOfficeQuery<Data, Result = Data, Key extends QueryKey = QueryKey>(
  queryOf: (place: Place) => UseQueryOptions<Data, Error, Result, Key>,
  { keepsRows = false, enabled = true }: OfficeQueryOptions = {},
): UseQueryResult<Result> {
  const place = useOfficeInCountry();
  return useQuery({
    ...queryOf(place),
    enabled: place !== undefined && enabled,
    ...(keepsRows && keepRowsOf(place?.officeId)),
  });
}

/** The same by page, with `apiPagesQuery`. */
export function useOfficePages<Data, Result = InfiniteData<Data>, Key extends QueryKey = QueryKey, Page = unknown>(
  queryOf: (place: Place) => UseInfiniteQueryOptions<Data, Error, Result, Key, Page>,
  { keepsRows = false, enabled = true }: OfficeQueryOptions = {},
): UseInfiniteQueryResult<Result> {
  const place = useOfficeInCountry();
  return useInfiniteQuery({
    ...queryOf(place),
    enabled: place !== undefined && enabled,
    ...(keepsRows && keepRowsOf(place?.officeId)),
  });
}
