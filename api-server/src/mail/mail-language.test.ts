import { describeApi } from '../../test/api';
import { sendMails } from '../../test/mail';
import { scheduleCollection } from '../../test/collections';
import { PASSWORD } from '../../test/small-business';

describeApi('the language of mails', (api) => {
  const choose = async (role: 'ADMIN' | 'OFFICEMANAGER', language: string) =>
    expect((await api.call(role, 'PATCH /me', { body: { language } })).statusCode).toBe(204);
  const notice = async () => {
    const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
    await scheduleCollection(api, { alertBefore24Hours: true, scheduledCollectionDate: tomorrow });
    const [mail] = await sendMails(api.connection());
    return mail?.html;
  };

  it('to an agency is of the country, unless a manager of the office chose one', async () => {
    expect(await notice()).toContain('<html lang="ar" dir="rtl">');
    await choose('OFFICEMANAGER', 'fr');
    expect(await notice()).toContain('<html lang="fr"');
  });

  it('of an invitation is of the inviter, and becomes that of the invited person', async () => {
    await choose('ADMIN', 'fr');
    const officeId = api.business().offices.algiers;
    const body = { name: 'Lina', email: 'lina@test.example', phone: '1', role: 'COLLECTOR', officeId };
    const invited = await api.call('ADMIN', 'POST /invite-user', { body });
    const [mail] = await sendMails(api.connection());
    expect(mail?.subject).toBe('Terminez la création de votre compte');
    expect(mail?.text).toContain('Test ADMIN vous invite sur Comptoir comme collecteur du bureau Algiers Centre.');
    const { id } = invited.json<{ id: string }>();
    const user = api.connection().selectFrom('users').select('language').where('id', '=', id);
    expect(await user.executeTakeFirst()).toEqual({ language: 'fr' });
  });

  it('defaults to the browser for invitations and the own account', async () => {
    const { people, offices } = api.business();
    const id = people.COLLECTOR.id;
    await api
      .connection()
      .updateTable('users')
      .set({ language: null })
      .where('id', 'in', [id, people.ADMIN.id])
      .execute();
    const body = {
      name: 'Nadia',
      email: 'nadia@test.example',
      phone: '1',
      role: 'COLLECTOR',
      officeId: offices.algiers,
    };
    const headers = { 'accept-language': 'ar-DZ,ar;q=0.9,en;q=0.5' };
    await api.call('ADMIN', 'POST /invite-user', { body, headers });
    expect((await sendMails(api.connection()))[0]?.html).toContain('<html lang="ar"');

    const languageOf = () =>
      api.connection().selectFrom('users').select('language').where('id', '=', id).executeTakeFirst();
    const signIn = (tag: string) =>
      api.call('nobody', 'POST /login', {
        body: { email: people.COLLECTOR.email, password: PASSWORD },
        headers: { 'accept-language': tag },
      });
    await signIn('fr-DZ');
    expect(await languageOf()).toEqual({ language: 'fr' });
    await signIn('ar');
    expect(await languageOf()).toEqual({ language: 'fr' });
    await api.connection().updateTable('users').set({ language: null }).where('id', '=', id).execute();
  });

  it('of a reset is of the last sign-in', async () => {
    const { email } = api.business().people.COLLECTOR;
    const forget = async () => {
      // Resets are rate-limited.
      await api.connection().deleteFrom('oneTimeTokens').where('purpose', '=', 'RESET').execute();
      await api.call('nobody', 'POST /retrieve-password', { body: { email } });
      return (await sendMails(api.connection()))[0]?.subject;
    };
    const signIn = (more: object) =>
      api.call('nobody', 'POST /login', { body: { email, password: PASSWORD, ...more } });
    expect(await forget()).toBe('Reset your password');
    expect((await signIn({ language: 'ar' })).statusCode).toBe(200);
    expect(await forget()).toBe('أعد تعيين كلمة المرور');
    expect((await signIn({})).statusCode).toBe(200);
    expect(await forget()).toBe('أعد تعيين كلمة المرور');
    expect((await signIn({ language: 'xx' })).statusCode).toBe(422);
  });

  it('is recorded in the history of the person', async () => {
    const { id } = api.business().people.OFFICEMANAGER;
    await choose('OFFICEMANAGER', 'fr');
    await choose('OFFICEMANAGER', 'en');
    const trail = await api.call('ADMIN', `GET /audit?entity=user&id=${id}`);
    expect(trail.json()).toMatchObject([
      { before: { language: 'fr' }, after: { language: 'en' } },
      { after: { language: 'fr' } },
    ]);
  });
});
