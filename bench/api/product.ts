import type { Request } from 'autocannon';
import type { ServerProcess } from './server-process';
import { signIn } from './sign-in';

const PASSWORD = 'Comptoir-demo-1';
const SUPERADMIN = 'superadmin@comptoir.example';

export async function openProduct({ address }: ServerProcess) {
  const open = () => signIn(address, { email: SUPERADMIN, password: PASSWORD });
  const token = await open();

  async function request(path: string, init: RequestInit = {}, headers: Record<string, string> = {}) {
    const response = await fetch(`${address}/api${path}`, {
      ...init,
      headers: { ...bearerOf(token), ...headers },
    });
    if (!response.ok && response.status !== 304) throw new Error(`${path}: ${await response.text()}`);
    return response;
  }

  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearerOf(token) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    const answer: Answer = JSON.parse(await response.text());
    return answer;
  }

  const { id: userId }: { id: string } = JSON.parse(await (await request('/me')).text());
  return {
    token,
    userId,
    sessionId: sessionOf(token),
    request,
    post,
    get: (path: string, of = token): Request => ({ method: 'GET', path: `/api${path}`, headers: bearerOf(of) }),
    openSession: open,
    login: (): Request => ({
      method: 'POST',
      path: '/api/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: SUPERADMIN, password: PASSWORD }),
    }),
    trade: (officeId: string): Request => ({
      method: 'POST',
      path: '/api/trades',
      headers: { 'content-type': 'application/json', ...bearerOf(token) },
      body: JSON.stringify(tradeIn(officeId)),
    }),
    makeTrade: (officeId: string) => post('/trades', tradeIn(officeId)),
    async openOffices(count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let number = 1; number <= count; number++) {
        const office = { name: `Bench ${number}`, city: 'Algiers', countryCode: 'DZ' };
        const { id } = await post<{ id: string }>('/offices', office);
        const float = { officeId: id, date: new Date().toISOString(), amount: 1e9, currency: 'USD' };
        await post('/transactions', { ...float, description: 'Float' });
        ids.push(id);
      }
      return ids;
    },
    async officeNamed(name: string): Promise<string> {
      const offices: { id: string; name: string }[] = JSON.parse(await (await request('/offices')).text());
      const office = offices.find((found) => found.name === name);
      if (!office) throw new Error(`There is no office ${name}.`);
      return office.id;
    },
  };
}

function tradeIn(officeId: string) {
  return { officeId, oldAmount: 0.1, oldCurrency: 'USD', newAmount: 0.09, newCurrency: 'EUR', rate: 0.9 };
}

function bearerOf(token: string) {
  return { authorization: `Bearer ${token}` };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;

function sessionOf(token: string): string {
  const { sid }: { sid: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return sid;
}
