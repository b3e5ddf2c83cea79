import { useShellMessages } from '../messages/messages';
import type { ReasonCode } from './reason-codes';

export function ReasonLink({ code }: { code: ReasonCode }) {
  const t = useShellMessages();
  return (
    <a href={`/docs/remotes/${code}.md`} target="_blank" rel="noreferrer">
      {t('platform.read', { code })}
    </a>
  );
}
