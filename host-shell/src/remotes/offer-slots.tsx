import { provideSlots, type SlotPieceProps } from '@comptoir/shared-kernel/contributions';
import { contributionsOf } from '../navigation/contributed';
import { pageData } from '../page-data';
import { RemoteContent } from './remote-content';

/** Lets the pages of remotes show what other remotes add to them. */
export function offerSlots(): void {
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
