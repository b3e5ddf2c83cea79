import { describeApi } from '../../test/api';

describeApi('geocode', ({ call }) => {
  const address = 'address=1+Rue+Didouche+Mourad&city=Alger&postalCode=16000&countryCode=DZ';

  it('locates an address for everybody who is signed in', async () => {
    const answer = await call('COLLECTOR', `GET /geocode?${address}`);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ precision: 'city', label: 'Algiers' });
  });

  it('answers 404 with a sentence when there is no such place', async () => {
    const answer = await call('ADMIN', 'GET /geocode?address=1&city=Zzyzzyx&postalCode=ZZ1&countryCode=GB');

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'This address could not be located.' });
  });

  it('wants all four parts of an address', async () => {
    const answer = await call('ADMIN', 'GET /geocode?city=Alger&postalCode=16000&countryCode=DZ');

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'address', message: 'Address is required' }] });
  });

  it('is for people who are signed in', async () => {
    expect((await call('nobody', `GET /geocode?${address}`)).statusCode).toBe(401);
  });
});
