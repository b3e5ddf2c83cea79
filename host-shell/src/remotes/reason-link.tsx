import { useShellMessages } from '../messages/messages';
import type { ReasonCode } from './reason-codes';

/** Leads to the page about a reason code, which the page server has. */
export function ReasonLink({ code }: { code: ReasonCode }) {
  const t = useShellMessages();
  return (
    <a href={`/docs/remotes/${code}.md`} target="_blank" rel="noreferrer">
      {t('platform.read', { code })}
    </a>
  );
}
