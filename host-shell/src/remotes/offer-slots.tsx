import { provideSlots, type SlotPieceProps } from '@comptoir/ui/contributions';
import { contributionsOf } from '../navigation/contributed';
import { loadPart, pageData } from '../page-data';
import { RemoteContent } from './remote-content';

/** Lets the pages of remotes show what other remotes add to them. */
export function offerSlots(): void {
  // What others show there is loaded with its help, soon.
  loadPart('live').catch(() => undefined);
  provideSlots({ contributions: contributionsOf(pageData().registry), Piece });
}

function Piece({ remote, module, place, loading, failed }: SlotPieceProps) {
  return (
    <RemoteContent
      remote={remote}
      module={module}
      exportName="Widget"
      place={place}
      loading={loading}
      renderFailed={() => failed}
    />
  );
}
