import { SecondStepsRemoval } from '@comptoir/api-contract/factors';
import { apiQuery } from '@comptoir/kernel/internal/query';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/button/button';
import { Card } from '../../components/page/page';
import { fieldsOf } from '../fields/fields-of';
import { FormDialog } from '../form-dialog';
import styles from '../sessions/person-sessions.module.css';
import { useFactorMessages } from './factor-messages';

const Removal = z.pick(SecondStepsRemoval, { reason: true });

const { TextAreaField } = fieldsOf<z.infer<typeof Removal>>();

/** Way to a new sign-in of a person who lost their device; nothing without a second step. */
export function PersonFactors({ id }: { id: string }) {
  const t = useFactorMessages();
  const { data } = useQuery(apiQuery('getSecondSteps', { params: { id } }));
  const [isAsking, setAsking] = useState(false);
  if (!data || data.count === 0) return null;
  return (
    <Card>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.text}>{t('lost.text')}</p>
      <Button onClick={() => setAsking(true)}>{t('lost.ask')}</Button>
      {isAsking && <RemovalDialog id={id} email={data.email} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function RemovalDialog({ id, email, onClose }: { id: string; email: string; onClose: () => void }) {
  const t = useFactorMessages();
  const form = useContractForm(Removal, { defaultValues: { reason: '' } });
  const failed = t('lost.failed');
  const remove = useApiMutation('removeSecondSteps', { failure: failed, failureIn: 'screen', onAwaiting: onClose });
  return (
    <FormDialog
      texts={{ title: t('lost.title'), submit: { label: t('lost.send') }, failed }}
      form={form}
      state={remove.state}
      onSubmit={({ reason }) => remove.mutate({ params: { id }, body: { reason, email } })}
      onClose={onClose}
    >
      <p>{t('lost.about')}</p>
      <TextAreaField name="reason" label={t('lost.reason')} hint={t('lost.hint')} data-autofocus />
    </FormDialog>
  );
}
