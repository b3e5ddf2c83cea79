import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAgencies, useOffices, type Agency } from './agencies';

const ROW_HEIGHT = 42;
const NONE: Agency[] = [];
const features = tableFeatures({});
const columnHelper = createColumnHelper<typeof features, Agency>();

export const AgencyList = () => {
  const [search, setSearch] = useState('');
  const { data = NONE, error } = useAgencies(useDeferredValue(search));
  const table = useTable({ features, columns: useColumns(), data });
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => scroller.current,
    overscan: 5,
  });
  return (
    <>
      <input type="search" placeholder="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {error && <p role="alert">{error.message}</p>}
      <div ref={scroller} className="scroller">
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => (
              <tr key={rows[index].id} style={{ transform: `translateY(${start}px)` }}>
                {rows[index].getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

function useColumns() {
  const { data: offices } = useOffices();
  return useMemo(() => {
    const names = new Map(offices?.map(({ id, name }) => [id, name]));
    return columnHelper.columns([
      columnHelper.accessor('name', {
        header: 'Name',
        cell: ({ row, getValue }) => <Link to={`/agencies/${row.original.id}`}>{getValue()}</Link>,
      }),
      columnHelper.accessor('address', { header: 'Address' }),
      columnHelper.accessor('city', { header: 'City' }),
      columnHelper.accessor('phone', { header: 'Phone' }),
      columnHelper.accessor('officeId', { header: 'Office', cell: ({ getValue }) => names.get(getValue()) }),
    ]);
  }, [offices]);
}
