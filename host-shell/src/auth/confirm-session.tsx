import { queryClient } from '@comptoir/kernel/query';
import { ConfirmSession } from '@comptoir/ui/records';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

let pending: Promise<boolean> | undefined;

/** Asks once for all calls that wait for it; the page below keeps its input. */
export function confirmSession(): Promise<boolean> {
  pending ??= ask().finally(() => {
    pending = undefined;
  });
  return pending;
}

function ask(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (confirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(confirmed);
    };
    root.render(
      <QueryClientProvider client={queryClient}>
        <ConfirmSession onConfirmed={() => end(true)} onClose={() => end(false)} />
      </QueryClientProvider>,
    );
  });
}
