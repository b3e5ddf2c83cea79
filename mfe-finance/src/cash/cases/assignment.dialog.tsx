import type { CashCaseDetail } from '@comptoir/api-contract/cash-cases';
import { Day, Id } from '@comptoir/api-contract/values';
import { dayOf, endOfDay } from '@comptoir/kernel/format';
import type { Answer } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { useApiMutation } from '@comptoir/ui/changes';
import { DateInput } from '@comptoir/ui/dates';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useCaseMessages } from './messages/messages';

const Assignment = z.object({ ownerId: Id, dueDay: Day });
const { ControlField, SelectField } = fieldsOf<z.infer<typeof Assignment>>();

interface AssignmentDialogProps {
  stored: Answer<CashCaseDetail>;
  onClose: () => void;
}

/** Another owner or due date. The due date ends with its day in the time zone of the office. */
export function AssignmentDialog({ stored, onClose }: AssignmentDialogProps) {
  const t = useCaseMessages();
  const { id, officeId, owner, dueDate } = stored.data;
  const people = useQuery(apiQuery('listUsers', { query: { officeId } })).data ?? [];
  const choices = people.some((person) => person.id === owner.id) ? people : [owner, ...people];
  const form = useContractForm(Assignment, { defaultValues: { ownerId: owner.id, dueDay: dayOf(dueDate) } });
  const assign = useApiMutation('assignCashCase', {
    success: t('assign.done'),
    failure: t('assign.failed'),
    failureIn: 'screen',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      texts={{ title: t('assign.title'), submit: t('assign.submit'), failed: t('assign.failed') }}
      form={form}
      state={assign.state}
      onSubmit={({ ownerId, dueDay }) =>
        assign.mutate({
          params: { id },
          ifMatch: stored.etag,
          body: {
            ...(ownerId !== owner.id && { ownerId }),
            ...(dueDay !== dayOf(dueDate) && { dueDate: endOfDay(dueDay) ?? dueDate }),
          },
        })
      }
      onClose={onClose}
    >
      <SelectField
        name="ownerId"
        label={t('assign.owner')}
        hint={t('assign.ownerHint')}
        placeholder={t('resolve.choose')}
        options={choices.map((person) => ({ value: person.id, label: person.name }))}
      />
      <ControlField name="dueDay" label={t('assign.due')}>
        {({ onChange, ...field }) => (
          <DateInput {...field} onChange={(day) => day && onChange(day)} clearable={false} />
        )}
      </ControlField>
    </FormDialog>
  );
}
