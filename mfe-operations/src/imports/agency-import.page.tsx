import { ImportPage } from '@comptoir/shared-kernel/imports';
import { useMessages } from '../messages/messages';
import { useImportMessages } from './messages/messages';

export function AgencyImportPage() {
  const t = useMessages();
  const it = useImportMessages();
  const fields = {
    name: t('agency.name'),
    address: t('agency.address'),
    city: t('agency.city'),
    postalCode: t('agency.postalCode'),
    countryCode: t('agency.country'),
    email: t('agency.email'),
    phone: t('agency.phone'),
    lat: it('fields.lat'),
    lon: it('fields.lon'),
  };
  return (
    <ImportPage
      kind="agencies"
      title={it('agencies.title')}
      rule={it('agencies.rule')}
      effect={it('agencies.effect')}
      fields={fields}
      list="/agencies"
    />
  );
}
