import type { ReactNode } from 'react';
import { totalOf } from '../../http/rows-total';
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
  /** The path that a row opens. Keep it stable. */
  recordPath?: (row: Row) => string;
  /** Under the title once the rows are there, for example '25 agencies'. */
  count: (count: number) => string;
  /** What it says when there are no rows, for example 'No agencies found'. */
  empty: string;
  /** What the list is for, said where there are none yet. */
  about?: string;
  /** Leads to the form for another one; `first` says so where there is none yet: 'Add the first agency'. */
  add: { to: string; label: string; first: string };
  search: string;
  onSearch: (search: string) => void;
  /** From the last letter to the search, in milliseconds. */
  searchDelay?: number;
  /** The path of what is archived of them, for the roles that may restore it. */
  archived?: string;
  /** Further ways from the list, beside that to another one. */
  ways?: ReactNode;
  /** Further filters beside the search. */
  filters?: ReactNode;
}

/** The page of a resource: all its records, of which some can be searched for, and the way to another one. */
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

/** Where there are none yet: the purpose of the list, and the way to the first one. */
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
