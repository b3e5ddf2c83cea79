import { handbookFor } from './handbook';
import { handbookAt } from './handbook-parts';

test('each role has its own page, administrators of both kinds share one', () => {
  expect(handbookFor('COLLECTOR')).toBe('/help/round.html');
  expect(handbookFor('OFFICEMANAGER')).toBe('/help/office.html');
  expect(handbookFor('ADMIN')).toBe('/help/administration.html');
  expect(handbookFor('SUPERADMIN')).toBe('/help/administration.html');
});

test('a page that the handbook describes links to its most specific part', () => {
  expect(handbookAt('ADMIN', '/money-book/7')).toBe('/help/office.html#the-money-book');
  expect(handbookAt('OFFICEMANAGER', '/collection-schedules/board')).toBe(
    '/help/office.html#move-collections-on-the-board',
  );
  expect(handbookAt('OFFICEMANAGER', '/collection-schedules/12')).toBe('/help/office.html#plan-a-collection');
});

test('elsewhere, and on the round, the link leads to the page of the role', () => {
  expect(handbookAt('OFFICEMANAGER', '/')).toBe('/help/office.html');
  expect(handbookAt('OFFICEMANAGER', '/exchanges')).toBe('/help/office.html');
  expect(handbookAt('COLLECTOR', '/settings')).toBe('/help/round.html');
});
