import { Tag, type Tone } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { StopState } from './round';

const TONES: Record<StopState, Tone> = {
  planned: 'neutral',
  due: 'info',
  late: 'warning',
  collected: 'success',
  issues: 'warning',
  reported: 'warning',
  answered: 'info',
};

export function StopTag({ state }: { state: StopState }) {
  const t = useMessages();
  return <Tag tone={TONES[state]}>{t(`myDay.state.${state}`)}</Tag>;
}
