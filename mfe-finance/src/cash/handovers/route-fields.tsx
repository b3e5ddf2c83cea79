import { apiQuery } from '@comptoir/kernel/query';
import { Field, FieldRow } from '@comptoir/ui/fields';
import { Notice, Select } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useCashMessages } from '../messages/messages';
import { OFFERED_KINDS, type OfferedRoute } from './offered-route';

interface RouteFieldsProps {
  route: OfferedRoute;
  officeId: string;
  onChange: (route: OfferedRoute) => void;
}

/** Kind of a handover with the receiver or the source that it needs. */
export function RouteFields({ route, officeId, onChange }: RouteFieldsProps) {
  const t = useCashMessages();
  const { kind, source = 'TILL' } = route;
  return (
    <FieldRow>
      <Field label={t('offer.kind')}>
        <Select
          value={kind}
          placeholder={t('offer.kind')}
          options={OFFERED_KINDS.map((value) => ({ value, label: t(`offer.kinds.${value}`) }))}
          onChange={(chosen) => {
            const next = OFFERED_KINDS.find((each) => each === chosen);
            if (next) onChange({ kind: next });
          }}
        />
      </Field>
      {kind === 'TO_BANK' && (
        <Field label={t('offer.source')}>
          <Select
            value={source}
            placeholder={t('offer.source')}
            options={[
              { value: 'TILL', label: t('position.till') },
              { value: 'VAULT', label: t('position.vault') },
            ]}
            onChange={(chosen) => onChange({ kind, source: chosen === 'VAULT' ? 'VAULT' : 'TILL' })}
          />
        </Field>
      )}
      {(kind === 'OFFICE_TO_COLLECTOR' || kind === 'OFFICE_TO_OFFICE') && (
        <Receiver key={kind} route={route} officeId={officeId} onChange={onChange} />
      )}
    </FieldRow>
  );
}

function Receiver({ route: { kind, toUserId, toOfficeId }, officeId, onChange }: RouteFieldsProps) {
  const t = useCashMessages();
  const { data, isLoading } = useQuery(apiQuery('getHandoverReceivers', { query: { officeId } }));
  const isCollector = kind === 'OFFICE_TO_COLLECTOR';
  const offered = isCollector ? data?.collectors : data?.offices;
  if (offered?.length === 0) return <Notice>{t(isCollector ? 'offer.noCollector' : 'offer.noOffice')}</Notice>;
  return (
    <Field label={t(isCollector ? 'offer.collector' : 'offer.office')}>
      <Select
        value={(isCollector ? toUserId : toOfficeId) ?? null}
        placeholder={t('offer.choose')}
        isLoading={isLoading}
        options={offered?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        onChange={(id) => onChange({ kind, ...(isCollector ? { toUserId: id } : { toOfficeId: id }) })}
      />
    </Field>
  );
}
