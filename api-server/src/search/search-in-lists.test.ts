import type { Collection } from '@comptoir/api-contract/collections';
import { describeApi } from '../../test/api';
import { agencyInput } from '../../test/small-business';
import { collectionInput } from '../../test/collections';

const SAME: [name: string, ...typed: string[]][] = [
  ['صيدلية الأمل', 'صيدلية الأمل', 'صيدليه الامل', 'الأمل', 'صَيْدلية'],
  ['مؤسسة إبن بئر', 'مؤسسة', 'موسسه ابن بير'],
  ['한국 ガラス', '한국', 'ガラス'],
  ['Nguyễn Đặng', 'nguyen dang', 'Nguyễn'],
  ['L’Œuvre Straße', "l'oeuvre strasse", 'L’ŒUVRE'],
  ['Café Zéralda ٤٢', 'cafe zeralda 42', 'ZÉRALDA Café'],
];

describeApi('a search', (api) => {
  const officeId = () => api.business().offices.algiers;
  const created = async (path: string, body: object) => {
    const answer = await api.call('SUPERADMIN', `POST /${path}`, { body });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const found = async (list: string, typed: string) => {
    const query = `${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(typed)}`;
    return (await api.call('SUPERADMIN', `GET /${list}${query}`)).json<{ name: string }[]>().map((row) => row.name);
  };
  let person = 0;
  const invitation = (name: string, role: string) => {
    person += 1;
    const place = role === 'ADMIN' ? { countryCode: 'DZ' } : { officeId: officeId() };
    return { name, email: `person${person}@search.example`, phone: '1', role, ...place };
  };

  test.each(SAME)('finds %s in every list, regardless of marks and word order', async (name, ...typed) => {
    const agencyId = await created('agencies', agencyInput(officeId(), name));
    const collectorId = await created('invite-user', invitation(name, 'COLLECTOR'));
    await created('invite-user', invitation(name, 'ADMIN'));
    await created('suppliers', { name, officeId: officeId() });
    await created('offices', { name, city: 'Alger', countryCode: 'DZ', timeZone: 'Africa/Algiers' });
    const planned = [
      await created('collections', await collectionInput(api, { agencyId })),
      await created('collections', await collectionInput(api, { collectorId })),
    ];
    await created('pick-up-series', {
      officeId: officeId(),
      agencyId,
      collectorId,
      scheduledAmount: 1,
      currency: 'USD',
      alertBefore24Hours: false,
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      startDate: '2027-03-01',
      localTime: null,
      holidayRule: 'KEEP',
    });
    for (const text of typed) {
      const lists = ['agencies', 'suppliers', 'offices', `users/collectors?officeId=${officeId()}`, 'users?role=ADMIN'];
      for (const list of lists) expect([list, text, await found(list, text)]).toEqual([list, text, [name]]);
      const collections = await api.call('SUPERADMIN', `GET /collections?search=${encodeURIComponent(text)}`);
      expect(collections.json<Collection[]>().map(({ id }) => id)).toEqual(expect.arrayContaining(planned));
      const series = await api.call(
        'SUPERADMIN',
        `GET /pick-up-series?officeId=${officeId()}&search=${encodeURIComponent(text)}`,
      );
      expect(series.json()).toHaveLength(1);
      const palette = await api.call('SUPERADMIN', `GET /search?q=${encodeURIComponent(text)}`);
      expect(palette.json<{ kind: string }[]>().map(({ kind }) => kind)).toEqual([
        'agency',
        'collector',
        'supplier',
        'user',
      ]);
    }
  });
});
