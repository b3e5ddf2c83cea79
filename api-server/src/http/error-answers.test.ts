import { describeApi } from '../../test/api';
import { agencyInput } from '../../test/small-business';

describeApi('error answers', (api) => {
  const json = { 'content-type': 'application/json' };

  it('returns 400 for invalid JSON', async () => {
    const answer = await api.call('ADMIN', 'POST /agencies', { body: '{"name":', headers: json });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      type: 'urn:comptoir:refusal:invalid-json',
      title: 'Bad Request',
      status: 400,
      detail: 'The request is not valid JSON.',
      statusCode: 400,
      error: 'Bad Request',
      message: 'The request is not valid JSON.',
      code: 'invalid-json',
    });
  });

  it('returns 422 with all issues, the first as message', async () => {
    const body = { ...agencyInput(api.business().offices.algiers), name: ' ', email: 'x', lat: 91 };
    const answer = await api.call('ADMIN', 'POST /agencies', { body });

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      statusCode: 422,
      code: 'invalid',
      error: 'Unprocessable Entity',
      message: 'Name is required',
      issues: [
        { path: 'name', message: 'Name is required' },
        { path: 'email', message: 'Invalid email address' },
        { path: 'lat', message: 'Issues with collecting address' },
      ],
    });
  });

  it('includes a code with values and the field', async () => {
    const date = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000).toISOString();
    const { algiers: officeId } = api.business().offices;
    const expense = { officeId, date, amount: -1, currency: 'USD', description: 'Envelopes' };
    const late = await api.call('ADMIN', 'POST /transactions', { body: expense });
    const refusal = { code: 'date-too-old', message: expect.stringMatching(/^The date lies more than \d+ days back$/) };

    expect(late.json()).toMatchObject({
      ...refusal,
      values: { days: expect.any(Number) },
      issues: [{ path: 'date', ...refusal }],
    });
    const poor = await api.call('ADMIN', 'POST /transactions', {
      body: { ...expense, date: new Date().toISOString() },
    });
    expect(poor.json()).toMatchObject({
      statusCode: 409,
      code: 'balance-too-low',
      values: { currency: 'USD', available: '0.00' },
      message: 'Insufficient USD balance: 0.00 available',
    });
  });

  it('returns 422 for an invalid query', async () => {
    const answer = await api.call('ADMIN', 'GET /agencies?limit=0');

    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'limit' }] });
  });

  it('returns 415 for another content type, and 413 for a large body', async () => {
    const xml = await api.call('ADMIN', 'POST /agencies', { body: '<a/>', headers: { 'content-type': 'text/xml' } });
    const large = await api.call('ADMIN', 'POST /agencies', { body: { name: 'x'.repeat(300_000) } });

    expect(xml.statusCode).toBe(415);
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ statusCode: 413, message: 'The request is too large.' });
  });

  it('returns 403 for a forbidden role, and 404 for an unknown path or id', async () => {
    const forbidden = await api.call('ADMIN', 'GET /offices/countries');
    const noPath = await api.call('ADMIN', 'GET /nothing');
    const noId = await api.call('ADMIN', 'GET /agencies/1');

    expect(forbidden.statusCode).toBe(403);
    expect(forbidden.json()).toMatchObject({ error: 'Forbidden', message: 'You do not have access to this.' });
    expect(noPath.statusCode).toBe(404);
    expect(noId.statusCode).toBe(404);
  });

  it.each([
    ['not encoded rightly', '/agencies/%E0%A4%A'],
    ['of endless length', `/agencies/${'a'.repeat(500)}`],
  ] as const)('returns 404 for an address that is %s', async (_what, path) => {
    const answer = await api.call('ADMIN', `GET ${path}`);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      statusCode: 404,
      error: 'Not Found',
      message: 'There is nothing at this address.',
      code: 'no-route',
      values: { route: 'this address' },
    });
  });

  it('sends security headers and the request id', async () => {
    const answer = await api.call('nobody', 'GET /health', { headers: { 'x-request-id': 'from-the-proxy' } });

    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': 'from-the-proxy' });
  });

  it('describes every operation in OpenAPI 3.1', async () => {
    const document = (await api.call('nobody', 'GET /docs/json')).json<{ openapi: string; paths: object }>();

    expect(document.openapi).toBe('3.1.0');
    expect(document.paths).toMatchObject({ '/api/agencies/{id}': { patch: { operationId: 'updateAgency' } } });
    expect(JSON.stringify(document.paths)).toContain('"enum":["invalid","not-signed-in"');
  });

  it('counts requests for Prometheus', async () => {
    await api.call('ADMIN', 'GET /me');
    const answer = await api.call('nobody', 'GET /metrics');

    expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/me",status="200"}');
  });
});
