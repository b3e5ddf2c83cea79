import { render } from '@testing-library/react';
import { EntryDate } from './entry-date';

describe('the date of an entry', () => {
  it('is the day of booking, with the value date when they differ', () => {
    const entry = { date: '2026-11-05T10:30:00.000Z', valueDate: '2026-10-20T10:30:00.000Z' };
    const { container } = render(<EntryDate entry={entry} />);
    expect(container.textContent).toMatch(/5.*of.*20/);
  });

  it('is shown once when both are equal', () => {
    const entry = { date: '2026-11-05T10:30:00.000Z', valueDate: '2026-11-05T09:00:00.000Z' };
    const { container } = render(<EntryDate entry={entry} />);
    expect(container.textContent).not.toContain('of');
  });
});
