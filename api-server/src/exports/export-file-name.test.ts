import { exportFileName } from './export-file-name';

const now = new Date('2026-11-27T23:30:00Z');
const file = { name: 'money-book', timeZone: 'Africa/Algiers', format: 'csv' } as const;
const november = { from: '2026-10-31T23:00:00Z', to: '2026-11-30T22:59:59.999Z' };

test.each([
  [{ office: 'Algiers Centre', ...november }, 'money-book-algiers-centre-2026-11-01-2026-11-30.csv'],
  [{ office: 'Béjaïa – Port (2)', ...november }, 'money-book-bejaia-port-2-2026-11-01-2026-11-30.csv'],
  [{ office: 'Oran', part: 'EUR' }, 'money-book-oran-eur-2026-11-28.csv'],
  [{ office: 'وهران' }, 'money-book-وهران-2026-11-28.csv'],
  [{ from: '2026-11-01T00:00:00Z' }, 'money-book-2026-11-01-2026-11-28.csv'],
  [{ from: '2026-12-24T00:00:00Z' }, 'money-book-2026-12-24.csv'],
  [{ from: '2026-11-27T23:00:00Z', to: '2026-11-28T22:59:59Z' }, 'money-book-2026-11-28.csv'],
  [{ to: '2026-11-10T22:59:59Z' }, 'money-book-2026-11-10.csv'],
  [{}, 'money-book-2026-11-28.csv'],
])('%j yields %s', (scope, name) => {
  expect(exportFileName({ ...file, ...scope }, now)).toBe(name);
});
