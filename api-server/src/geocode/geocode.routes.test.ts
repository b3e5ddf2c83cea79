import { describeApi } from '../../test/api';

describeApi('locating an address', (api) => {
  const address = 'address=1+Rue+Didouche+Mourad&city=Alger&postalCode=16000&countryCode=DZ';

  it('locates an address for people who manage agencies', async () => {
    const answer = await api.call('OFFICEMANAGER', `GET /geocode?${address}`);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ precision: 'city', label: 'Algiers' });
  });

  it('returns 404 for an unknown place', async () => {
    const answer = await api.call('ADMIN', 'GET /geocode?address=1&city=Zzyzzyx&postalCode=ZZ1&countryCode=GB');

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'This address could not be located.' });
  });

  it('requires all four parts of an address', async () => {
    const answer = await api.call('ADMIN', 'GET /geocode?city=Alger&postalCode=16000&countryCode=DZ');

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'address', message: 'Address is required' }] });
  });

  it('is refused for collectors and without session', async () => {
    expect((await api.call('COLLECTOR', `GET /geocode?${address}`)).statusCode).toBe(403);
    expect((await api.call('nobody', `GET /geocode?${address}`)).statusCode).toBe(401);
  });
});
