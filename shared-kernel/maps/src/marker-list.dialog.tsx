import { Button } from '@comptoir/ui/internal/components/button/button';
import { Dialog } from '@comptoir/ui/internal/components/dialog/dialog';
import type { MapMarker } from './map-view.types';
import { useMapsMessages } from './maps-messages';
import styles from './marker-list.module.css';

interface MarkerListDialogProps {
  markers: readonly MapMarker[];
  onPress: ((id: string) => void) | undefined;
  onClose: () => void;
}

export function MarkerListDialog({ markers, onPress, onClose }: MarkerListDialogProps) {
  const t = useMapsMessages();
  return (
    <Dialog title={t('together', { count: markers.length })} onClose={onClose}>
      <ul className={styles.list}>
        {markers.map(({ id, title }) => (
          <li key={id}>{onPress ? <Button onClick={() => onPress(id)}>{title}</Button> : title}</li>
        ))}
      </ul>
    </Dialog>
  );
}
