import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';
import { LocationMap } from '@comptoir/maps';
import type { ChangeState } from '@comptoir/ui/changes';
import { Field, Form, useContractForm, useWatch } from '@comptoir/ui/fields';
import { fieldsOf, SubmitButtons, thenOf, useFormOutcome, type Then } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import { MentionField, MentionHint, withMentionsIn } from '@comptoir/ui/collections';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { SideMap } from '../location/side-map';
import { useMessages } from '../messages/messages';
import { ChoicesNotice } from './choices-notice';
import { CollectionFormSchema, type CollectionFormValues } from './collection-form.schema';
import { PlanFields } from './plan-fields';
import { useAgencyChoices } from './use-agency-choices';
import { useCollectorChoices } from './use-collector-choices';
import { usePlanQuestion } from './use-plan-question';
import { useUsualPlan } from './use-usual-plan';

const { CheckboxField, TextAreaField } = fieldsOf<CollectionFormValues>();

interface CollectionFormProps {
  defaultValues: Partial<CollectionInput>;
  /** Stored collection: its agency and collector are shown even when they can no longer be chosen. */
  stored?: Pick<Collection, 'id' | 'agency' | 'collector'>;
  /** Key of the draft that survives a reload; differs per version of the record. */
  draft: string;
  submitLabel: string;
  /** Names the work after saving, such as uploads. */
  busyLabel?: string | undefined;
  state: ChangeState;
  /** The page holds further unsaved values. */
  holdsMore: boolean;
  /** `another`: plan one more afterwards. */
  onSubmit: (collection: CollectionInput, then: Then) => void;
  /** Undefined hides the button that saves and plans one more. */
  anotherLabel?: string;
  /** `series`: a further collection keeps values of the previous one. */
  kind?: 'new' | 'series';
  notice?: ReactNode;
  media: ReactNode;
  notes?: ReactNode;
}

const EMPTY = {
  agencyId: '',
  scheduledCollectionDate: '',
  collectorId: '',
  scheduledAmount: undefined,
  officeId: '',
  hasTime: false,
  roundPosition: null,
  alertBefore2Hours: false,
  alertBefore24Hours: false,
  collectionNotes: [{ note: '' }],
  mentioned: [],
};

export function CollectionForm(props: CollectionFormProps) {
  const { defaultValues, stored, draft, submitLabel, busyLabel, state, holdsMore, onSubmit } = props;
  const t = useMessages();
  const currency = currencyOfCountry(useSelection().selectedCountryCode);
  const form = useContractForm(CollectionFormSchema, {
    defaultValues: { ...EMPTY, currency, ...defaultValues },
    draft,
  });
  const { control, handleSubmit, setFocus } = form;
  const [agencyId, officeId, collectorId] = useWatch({ control, name: ['agencyId', 'officeId', 'collectorId'] });
  const agencies = useAgencyChoices(stored?.agency.id === agencyId ? '' : agencyId);
  const agency = stored?.agency.id === agencyId ? stored.agency : agencies.chosen;
  const kind = stored ? 'stored' : (props.kind ?? 'new');
  const { filledFor, last } = useUsualPlan(form, { agency, kind });
  const collectors = useCollectorChoices(collectorId, [stored?.collector, last?.collector]);
  const at = defaultValues.scheduledCollectionDate ?? '';
  const { ask, question } = usePlanQuestion(stored && { id: stored.id, agencyId: stored.agency.id, at });
  const isBusy = state.status === 'saving' || busyLabel !== undefined;
  const leaving = useFormOutcome(form, state, holdsMore);

  // Collections of a series differ only in agency and amount.
  useEffect(() => {
    if (kind === 'series') setFocus(filledFor === undefined ? 'agencyId' : 'scheduledAmount', { shouldSelect: true });
  }, [kind, filledFor, setFocus]);

  const submit = async (event: FormEvent) => {
    const then = thenOf(event.nativeEvent);
    await handleSubmit(async (collection) => {
      const collectionNotes = withMentionsIn(collection.collectionNotes, form.getValues('mentioned'));
      const plan = { at: collection.scheduledCollectionDate, agencies: { officeId, ids: [collection.agencyId] } };
      if (await ask(plan)) onSubmit({ ...collection, collectionNotes }, then);
    })(event);
  };

  return (
    <Form form={form} onSubmit={(event) => void submit(event)}>
      {props.notice}
      <ChoicesNotice choices={[agencies.query, collectors.query]} />
      <SideMap
        map={
          <Field label={t('collection.location')}>
            <LocationMap location={agency} title={agency?.name ?? ''} />
          </Field>
        }
      >
        <PlanFields agencies={agencies} collectors={collectors.select} agency={agency} planned={stored ? at : ''} />
        {props.notes}
        <MentionField noted={stored ?? { officeId, collectorId }} name="collectionNotes.0.note">
          <TextAreaField name="collectionNotes.0.note" label={t('collection.note')} hint={<MentionHint />} />
        </MentionField>
        {props.media}
        <CheckboxField name="alertBefore24Hours">{t('collection.notify')}</CheckboxField>
      </SideMap>
      <SubmitButtons
        submit={submitLabel}
        another={props.anotherLabel}
        isFurther={kind === 'series'}
        busy={isBusy}
        busyLabel={busyLabel}
      />
      {question}
      {leaving}
    </Form>
  );
}
