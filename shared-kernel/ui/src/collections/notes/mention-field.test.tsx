import { Form, useContractForm } from '@comptoir/ui/fields';
import { setLanguage } from '@comptoir/kernel/i18n';
import { fieldsOf } from '@comptoir/ui/records';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import * as z from 'zod/mini';
import { Mentioned, type MentioningNote } from './typed-mention';

// Delays the French texts as a network does.
jest.mock('../messages/messages', () => {
  const { defineMessages } = jest.requireActual('@comptoir/kernel/i18n');
  const french = { default: jest.requireActual('../messages/fr.json') };
  return {
    useMessages: defineMessages('late-mentions', {
      en: jest.requireActual('../messages/en.json'),
      fr: () => new Promise((resolve) => setTimeout(() => resolve(french), 100)),
    }).useMessages,
  };
});

// Loads after the language is chosen, as the page does.
const MentionField = lazy(async () => ({ default: (await import('./mention-field')).MentionField }));

const Note = z.object({ note: z.string(), mentioned: Mentioned });
const { TextAreaField } = fieldsOf<MentioningNote>();

function NoteForm() {
  const form = useContractForm(Note, { defaultValues: { note: '', mentioned: [] } });
  return (
    <Form form={form} onSubmit={(event) => event.preventDefault()}>
      <MentionField noted={{ id: '1042' }}>
        <TextAreaField name="note" label="Note" />
      </MentionField>
    </Form>
  );
}

afterEach(() => act(() => setLanguage('en')));

test('a note can be typed while the texts of mentions load', async () => {
  await act(() => setLanguage('fr'));
  const person = { id: '01890000-0000-7000-8000-0000000000e1', name: 'Karim Haddad', role: 'ADMIN' as const };
  const { user } = renderScreen(<NoteForm />, { api: { listMentionable: () => [person] } });
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Voir @Ka');
  expect(await screen.findByRole('listbox', { name: 'Personnes qui peuvent être mentionnées' })).toBeVisible();
});
