import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import type { HandoverInput } from '@comptoir/api-contract/handovers';
import { useGoBack, useNavigate } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { useApiMutation } from '@comptoir/ui/changes';
import { CountSheet, useCountSheet } from '@comptoir/ui/counting';
import { Field, Form, FormActions, SubmitButton, TextInput, useUnsavedChanges } from '@comptoir/ui/fields';
import { FailureNotice, refusalOf } from '@comptoir/ui/records';
import { Card, Page, PageHeader } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { useCashMessages } from '../messages/messages';
import { RouteFields } from './route-fields';
import { isComplete, type OfferedRoute } from './offered-route';

export function HandoverOfferPage() {
  const t = useCashMessages();
  const { selectedOfficeId } = useSelection();
  return (
    <Page layout="form">
      <PageHeader title={t('offer.title')} description={t('offer.about')} onBack={useGoBack()} startsWith="form" />
      <Card>
        {/* Another office resets the form. */}
        <OfferForm key={selectedOfficeId} officeId={selectedOfficeId ?? ''} />
      </Card>
    </Page>
  );
}

function OfferForm({ officeId }: { officeId: string }) {
  const t = useCashMessages();
  const navigate = useNavigate();
  const [route, setRoute] = useState<OfferedRoute>({ kind: 'TILL_TO_VAULT' });
  const [seal, setSeal] = useState('');
  const sheet = useCountSheet([], [currencyOfCountry(useSelection().selectedCountryCode)]);
  const offer = useApiMutation('offerHandover', {
    success: t('offer.done'),
    failure: t('offer.failed'),
    failureIn: 'screen',
    survivesReload: true,
  });
  const offeredId = offer.data?.data.id;
  // After a render, because the question about unsaved input goes away with it.
  useEffect(() => {
    if (offeredId) void navigate(`/cash/handovers/${offeredId}`, { replace: true });
  }, [navigate, offeredId]);
  const isBusy = offer.state.status === 'saving' || offer.state.status === 'saved';
  const lines = sheet.lines?.filter(({ counts }) => Object.values(counts).some((number) => number > 0)) ?? [];
  const isReady = sheet.lines !== undefined && lines.length > 0 && isComplete(route);
  const refusal = refusalOf(offer.state);
  const leaving = useUnsavedChanges(sheet.isTouched && !isBusy);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) offer.mutate({ body: bodyOf(route, { officeId, lines, seal }) });
      }}
    >
      {refusal && <FailureNotice title={t('offer.failed')} error={refusal} />}
      <RouteFields route={route} officeId={officeId} onChange={setRoute} />
      <Field label={t('offer.seal')} hint={t('offer.sealHint')} optional>
        <TextInput value={seal} onChange={({ target }) => setSeal(target.value)} autoComplete="off" />
      </Field>
      <CountSheet sheet={sheet} mayAdd />
      <FormActions>
        <SubmitButton busy={isBusy} disabled={!isReady}>
          {t('offer.submit')}
        </SubmitButton>
      </FormActions>
      {leaving}
    </Form>
  );
}

function bodyOf(
  route: OfferedRoute,
  { officeId, lines, seal }: Pick<HandoverInput, 'lines'> & { officeId: string; seal: string },
): HandoverInput {
  const { toUserId = null, toOfficeId = null, source = 'TILL', kind } = route;
  return { officeId, kind, source, toUserId, toOfficeId, lines, seal: seal.trim() || null };
}
