import type { HandoverState as State } from '@comptoir/api-contract/handovers';
import { Tag, type Tone } from '@comptoir/ui';
import { useHandoversMessages } from './handovers-messages';

const TONES: Readonly<Record<State, Tone>> = {
  OFFERED: 'info',
  COUNTED: 'warning',
  DISPUTED: 'danger',
  ACCEPTED: 'success',
  RECOUNTED: 'success',
  WITHDRAWN: 'neutral',
};

/** State of a handover as a tag. */
export function HandoverState({ state }: { state: State }) {
  const t = useHandoversMessages();
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
