import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Agency {
  id: string;
  name: string;
  address: string;
}

const ROW = 44;

/** The same answer in TanStack Virtual alone: the lower bound for a list of this length. */
function BareList() {
  const [agencies, setAgencies] = useState<readonly Agency[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what is measured is that library
  const virtualizer = useVirtualizer({
    count: agencies.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  useEffect(() => {
    const { searchParams } = new URL(location.href);
    void read(searchParams.get('token') ?? '', searchParams.get('query') ?? '').then(setAgencies);
  }, []);
  return (
    <div ref={frame} data-scroll style={{ height: '100vh', overflow: 'auto' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <div key={index} data-row style={{ position: 'absolute', top: start, height: ROW }}>
            {agencies[index]?.name} {agencies[index]?.address}
          </div>
        ))}
      </div>
    </div>
  );
}

async function read(token: string, query: string): Promise<readonly Agency[]> {
  const answer = await fetch(`/api/agencies?${query}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<BareList />);
