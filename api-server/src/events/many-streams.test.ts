import { describeApi } from '../../test/api';
import { openEvents, type EventListener } from '../../test/event-listener';
import { agencyInput } from '../../test/small-business';
import { openStaff, type StaffMember } from '../../test/staff';
import { inTransaction } from '../database/transaction';
import { endSessions } from '../session/sessions.repository';
import { STREAMS_PER_PERSON } from './change-feed';

const PEOPLE = 25;

describeApi('five hundred open streams', (api) => {
  let address = '';
  let staff: StaffMember[] = [];
  const streams = new Map<StaffMember, EventListener[]>();
  const all = () => [...streams.values()].flat();

  beforeAll(async () => {
    address = await api.server().listen({ host: '127.0.0.1', port: 0 });
    staff = await openStaff(api, api.business().offices.algiers, PEOPLE);
    await Promise.all(staff.map(openStreams));
  });

  async function openStreams(person: StaffMember): Promise<void> {
    const open: EventListener[] = [];
    while (open.length < STREAMS_PER_PERSON) open.push(await openEvents(address, person.token));
    streams.set(person, open);
  }

  async function openNow(): Promise<number> {
    const { body } = await api.call('nobody', 'GET /metrics');
    return Number(/^event_streams_open (\d+)$/m.exec(body)?.[1]);
  }

  async function becomes(count: number): Promise<void> {
    while ((await openNow()) !== count) await new Promise((resolve) => setImmediate(resolve));
  }

  test('all receive a change', async () => {
    const { algiers } = api.business().offices;
    expect(await openNow()).toBe(PEOPLE * STREAMS_PER_PERSON);
    const received = all().map((stream) => stream.receives('"list":"agencies"'));
    await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(algiers) });
    await Promise.all(received);
  });

  test('of one person are limited by closing the oldest', async () => {
    const [person] = staff;
    const [oldest, second] = (person && streams.get(person)) ?? [];
    const newest = await openEvents(address, person?.token ?? '');
    await oldest?.ended;
    expect(await openNow()).toBe(PEOPLE * STREAMS_PER_PERSON);
    newest.hangUp();
    second?.hangUp();
    await becomes(PEOPLE * STREAMS_PER_PERSON - 2);
  });

  test('end only with the sessions of their person', async () => {
    const [, person] = staff;
    const before = await openNow();
    await inTransaction(api.connection(), (transaction) =>
      endSessions(transaction, person?.id ?? '', 'ENDED_BY_ADMIN'),
    );
    await Promise.all(((person && streams.get(person)) ?? []).map(({ ended }) => ended));
    expect(await openNow()).toBe(before - STREAMS_PER_PERSON);
  });

  test('do not delay closing the server', async () => {
    const started = Date.now();
    await api.server().close();
    expect(Date.now() - started).toBeLessThan(3_000);
    await Promise.all(all().map(({ ended }) => ended));
  });
});
