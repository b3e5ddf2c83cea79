import { describeApi } from '../../test/api';
import { countBefore } from './people.repository';
import { rollOutPlaces } from './roll-out-places';

describeApi('roll-out position of a person', (api) => {
  it('is counted once and included in each page', async () => {
    const counted: string[] = [];
    const placeOf = rollOutPlaces((connection, id) => {
      counted.push(id);
      return countBefore(connection, id);
    });
    const { ADMIN, COLLECTOR } = api.business().people;
    const places = [];
    for (const { id } of [ADMIN, COLLECTOR, ADMIN, COLLECTOR]) places.push(await placeOf(api.connection(), id));
    expect(counted).toEqual([ADMIN.id, COLLECTOR.id]);
    expect(places.slice(2)).toEqual(places.slice(0, 2));
    expect((await api.call('ADMIN', 'GET /me')).json().place).toBe(places[0]);
  });
});
