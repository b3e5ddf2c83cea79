import type { ReactNode } from 'react';
import { totalOf } from '@comptoir/kernel/internal/http/rows-total';
import { ButtonLink } from '../button/button-link';
import { Page } from '../page/page';
import { Toolbar } from '../page/toolbar';
import { PageHeader } from '../page/page-header';
import { ArchivedLink } from './archived-link';
import { ClearFilters } from './clear-filters';
import type { Column } from './column';
import { ListFrame, type ListQuery } from './list-frame';
import { SearchBox } from './search-box';
import { VirtualList } from './virtual-list';

interface SearchListPageProps<Row> {
  title: string;
  query: ListQuery<Row>;
  columns: readonly Column<Row>[];
  /** Path that a row opens. Must be stable. */
  recordPath?: (row: Row) => string;
  count: (count: number) => string;
  /** Title without rows, for example 'No agencies found'. */
  empty: string;
  /** Purpose of the list, shown while it is empty. */
  about?: string;
  /** Link to the create form; `first` is its label in an empty list: 'Add the first agency'. */
  add: { to: string; label: string; first: string };
  search: string;
  onSearch: (search: string) => void;
  /** Debounce of the search in milliseconds. */
  searchDelay?: number;
  /** Path of archived records, for roles that may restore them. */
  archived?: string;
  ways?: ReactNode;
  filters?: ReactNode;
}

/** Page of a resource: its list with search, and a link to create a record. */
export function SearchListPage<Row extends { id: string }>(props: SearchListPageProps<Row>) {
  const {
    title,
    query,
    columns,
    recordPath,
    count,
    empty,
    about,
    add,
    archived,
    ways,
    search,
    onSearch,
    searchDelay,
    filters,
  } = props;
  return (
    <Page layout="fill">
      <PageHeader
        title={title}
        description={query.data ? count(totalOf(query.data)) : ''}
        {...((archived || ways) && {
          more: (
            <>
              {archived && <ArchivedLink to={archived} />}
              {ways}
            </>
          ),
        })}
        actions={
          <ButtonLink to={add.to} variant="primary" icon="plus">
            {add.label}
          </ButtonLink>
        }
      />
      <Toolbar
        search={
          <SearchBox value={search} onSearch={onSearch} {...(searchDelay !== undefined && { delay: searchDelay })} />
        }
      >
        {filters}
      </Toolbar>
      <ListFrame
        query={query}
        empty={empty}
        emptyAction={search === '' ? <First about={about} add={add} /> : <ClearFilters onClear={() => onSearch('')} />}
      >
        {(rows) => (
          <VirtualList
            caption={title}
            rows={rows}
            rowKey={idOf}
            columns={columns}
            recordPath={recordPath}
            total={totalOf(rows)}
          />
        )}
      </ListFrame>
    </Page>
  );
}

interface FirstProps extends Pick<SearchListPageProps<unknown>, 'add'> {
  about: string | undefined;
}

/** Empty state: purpose of the list and a link to create the first record. */
function First({ about, add }: FirstProps) {
  return (
    <>
      {about !== undefined && <p>{about}</p>}
      <ButtonLink to={add.to} icon="plus">
        {add.first}
      </ButtonLink>
    </>
  );
}

function idOf({ id }: { id: string }): string {
  return id;
}
