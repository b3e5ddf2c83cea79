import type { ApiKey } from '@comptoir/api-contract/api-keys';
import { Button } from '../../components/button/button';
import { useConfirm } from '../../components/dialog/use-confirm';
import { Loaded } from '../../components/feedback/loaded';
import { SkeletonRows } from '../../components/feedback/skeleton';
import { Entry, EntryLine, EntryList, Moment } from '../entries/entries';
import { useKeyListMessages } from './key-messages';
import { useKeyEnd, useKeys, type KeysOf } from './keys.queries';

/** API keys in force, with a button to end each. */
export function KeyList({ of }: { of: KeysOf }) {
  return (
    <Loaded query={useKeys(of)} placeholder={<SkeletonRows count={2} />}>
      {(keys) => <Keys of={of} keys={keys} />}
    </Loaded>
  );
}

function Keys({ of, keys }: { of: KeysOf; keys: readonly ApiKey[] }) {
  const t = useKeyListMessages();
  const { ask, dialog } = useConfirm();
  const { end, isPending } = useKeyEnd(of, { success: t('ended'), failure: t('failed') });
  const confirmAndEnd = async ({ id, name }: ApiKey) => {
    const confirmed = await ask({ text: t('question', { name }), action: t('end') });
    if (confirmed) end(id);
  };

  if (keys.length === 0) return <EntryLine>{t('none')}</EntryLine>;
  return (
    <>
      <EntryList label={t('title')}>
        {keys.map((key) => (
          <Entry
            key={key.id}
            name={<bdi>{key.name}</bdi>}
            action={
              <Button
                size="small"
                aria-label={t('endOf', { name: key.name })}
                busy={isPending}
                onClick={() => void confirmAndEnd(key)}
              >
                {t('end')}
              </Button>
            }
          >
            <EntryLine>
              <bdi>{key.scopes.join(', ')}</bdi>
              {key.officeId !== null && ` · ${t('office')}`}
            </EntryLine>
            <EntryLine>
              {t('expires')} <Moment of={key.expiresDate} /> · <LastUse of={key} />
            </EntryLine>
          </Entry>
        ))}
      </EntryList>
      {dialog}
    </>
  );
}

function LastUse({ of: { lastUsedDate, lastUsedAddress } }: { of: ApiKey }) {
  const t = useKeyListMessages();
  if (lastUsedDate === null) return t('unused');
  return (
    <>
      {t('used')} <Moment of={lastUsedDate} /> {t('from', { address: lastUsedAddress ?? '' })}
    </>
  );
}
