import type { Role } from '@comptoir/api-contract/roles';
import type { TestApi } from '../api';

export async function firstEvent(
  api: TestApi,
  role: Role | 'nobody',
  headers: Record<string, string>,
): Promise<{ statusCode: number; body: string }> {
  const answer = await api.server().inject({
    method: 'GET',
    url: '/api/events',
    headers: { ...headers, ...(role !== 'nobody' && { authorization: `Bearer ${api.token(role)}` }) },
    payloadAsStream: true,
  });
  let body = '';
  for await (const part of answer.stream()) {
    body += String(part);
    if (body.includes('data: ')) break;
  }
  return { statusCode: answer.statusCode, body };
}
