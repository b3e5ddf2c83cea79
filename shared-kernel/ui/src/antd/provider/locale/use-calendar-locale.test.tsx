import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@comptoir/kernel/internal/i18n';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { DateInput } from '../../../dates/date-input';

// Calendars are slow in jsdom.
jest.setTimeout(20_000);

afterEach(() => act(async () => setLanguage('en')));

test.each([
  ['en', 'dd/mm/yyyy', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'Today', 'Nov'],
  ['fr', 'jj/mm/aaaa', ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'], "Aujourd'hui", 'nov.'],
  ['ar', 'يوم/شهر/سنة', ['أح', 'إث', 'ثلا', 'أر', 'خم', 'جم', 'سب'], 'اليوم', 'نوفمبر'],
] as const)(
  'a calendar in %s has its texts and its first day of the week',
  async (language, placeholder, days, now, month) => {
    await act(async () => setLanguage(language));
    renderScreen(<DateInput label="Day" value="2026-11-05" onChange={() => undefined} />);
    expect(await screen.findByPlaceholderText(placeholder)).toBeVisible();
    await userEvent.click(screen.getByRole('textbox'));
    expect(await screen.findByText(now)).toBeVisible();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.map((head) => head?.toLowerCase())).toEqual(days.map((day) => day.toLowerCase()));
    expect(screen.getByRole('button', { name: month })).toBeVisible();
    expect(screen.getByRole('button', { name: '2026' })).toBeVisible();
  },
);
