import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RecordSteps } from './steps/record-steps';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { selection } from '@comptoir/kernel/internal/selection/selection';
import { SelectionPrompt } from '../office-choice/selection-prompt';

const ORAN = {
  id: '01890000-0000-7000-8000-00000000000a',
  name: 'Oran Port',
  city: 'Oran',
  countryCode: 'DZ',
  collectorsAmount: 0,
  admins: [],
};
const api = { getOffice: () => ORAN, listOffices: () => [ORAN], listOfficeCountries: () => ['DZ', 'FR'] };

function TradePage() {
  const [officeId, arrive] = useState<string | null>(null);
  return (
    <>
      <RecordSteps officeId={officeId} />
      <button type="button" onClick={() => arrive(ORAN.id)}>
        The record arrives
      </button>
    </>
  );
}

const prompt = () => screen.queryByRole('dialog', { name: 'Country and Office' });
const onClose = jest.fn();

test('a record opened without a selection selects its office without a question', async () => {
  const { user } = renderScreen(
    <>
      <TradePage />
      <SelectionPrompt needs="office" onClose={onClose} />
    </>,
    { api },
  );
  expect(prompt()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'The record arrives' }));
  await waitFor(() => expect(selection.get()).toEqual({ selectedCountryCode: 'DZ', selectedOfficeId: ORAN.id }));
  expect(prompt()).toBeNull();
});

test('a selected office stays, whatever office the record has', async () => {
  const { user, calls } = renderScreen(<TradePage />, { api, selection: { country: 'FR', office: 'paris' } });
  await user.click(screen.getByRole('button', { name: 'The record arrives' }));
  expect(selection.get()).toEqual({ selectedCountryCode: 'FR', selectedOfficeId: 'paris' });
  expect(calls).toEqual([]);
});

test('a list without a selection asks for it', () => {
  renderScreen(<SelectionPrompt needs="office" onClose={onClose} />, { api });
  expect(prompt()).toBeVisible();
});
