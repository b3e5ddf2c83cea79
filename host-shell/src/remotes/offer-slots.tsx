import { provideSlots, type SlotPieceProps } from '@comptoir/ui/contributions';
import { contributionsOf } from '../navigation/contributed';
import { loadPart, pageData } from '../page-data';
import { RemoteContent } from './remote-content';

/** Lets pages of remotes show contributions of others. */
export function offerSlots(): void {
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
