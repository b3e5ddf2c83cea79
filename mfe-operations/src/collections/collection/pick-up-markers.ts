import type { PickUp } from '@comptoir/api-contract/pick-ups';
import { formatDateTime } from '@comptoir/kernel/format';
import type { MapMarker } from '@comptoir/maps';
import { useMessages } from '../../messages/messages';

/** Positions of phones at pick-ups; one that may be at the agency itself would cover its marker. */
export function usePickUpMarkers(pickUps: readonly PickUp[]): MapMarker[] {
  const t = useMessages();
  return pickUps.flatMap(({ id, position, distance, occurredAt, collector }): MapMarker[] => {
    if (!position || distance === null || distance <= position.accuracy) return [];
    const title = t('fact.position', { collector: collector.name, time: formatDateTime(occurredAt) });
    return [{ id, position, title, tone: 'warning' }];
  });
}
