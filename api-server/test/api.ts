import type { Role } from '@comptoir/api-contract/roles';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveDatabase, type ApiServerOptions } from '../src/api-server';
import type { Connection } from '../src/database/database';
import type { MediaOptions } from '../src/media/media-options';
import { describeOnDatabases, IDLE_POOL, type DatabaseKind } from './databases';
import { openSmallBusiness, PASSWORD, type SmallBusiness } from './small-business';

export interface TestApi {
  kind: DatabaseKind;
  connection(): Connection;
  /** With the role of servers. */
  serverConnection(): Connection;
  server(): FastifyInstance;
  business(): SmallBusiness;
  token(role: Role): string;
  call(
    role: Role | 'nobody',
    request: `${(typeof METHODS)[number]} /${string}`,
    more?: More,
  ): Promise<LightMyRequestResponse>;
}

interface More {
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
  /** Omits the default `If-Match`. */
  unconditional?: true;
}

type Options = Pick<
  ApiServerOptions,
  'factors' | 'noticeSecret' | 'readVersions' | 'receivers' | 'remoteOverrides' | 'sso'
>;

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
const ANY_VERSION = { 'if-match': '*' };
const ROLES = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const;

/** Without demo data, logging or external services. */
const PLAIN = {
  logger: false,
  demo: undefined,
  firstAccount: undefined,
  jwtSecret: undefined,
  geocoder: { kind: 'offline' },
} as const;

/** Runs tests against an API with a small business, on PostgreSQL by default. */
export function describeApi(
  title: string,
  tests: (api: TestApi) => void,
  kinds: readonly DatabaseKind[] = ['postgresql'],
  media: () => MediaOptions = () => ({ kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') }),
  more: Options | (() => Options) = {},
): void {
  describeOnDatabases(
    title,
    ({ kind, connection, serverConnection }) => {
      let started: { server: FastifyInstance; business: SmallBusiness; tokens: Map<Role, string> } | undefined;

      beforeAll(async () => {
        const business = await openSmallBusiness(connection());
        const server = await serveDatabase(
          { kind, connection: serverConnection(), poolUse: () => IDLE_POOL, close: async () => undefined },
          {
            ...PLAIN,
            media: media(),
            ...(typeof more === 'function' ? more() : more),
          },
        );
        started = { server, business, tokens: await signInAll(server, business) };
      });

      afterAll(() => started?.server.close());

      const running = () => {
        if (!started) throw new Error('The server runs only while tests run');
        return started;
      };
      tests({
        kind,
        connection,
        serverConnection,
        server: () => running().server,
        business: () => running().business,
        token: (role) => running().tokens.get(role) ?? '',
        call(role, request, { body, headers, unconditional = false } = {}) {
          const [, method, path] = /^(GET|POST|PATCH|DELETE) (.*)$/.exec(request) ?? [];
          const isMove = /\/(archival|restoration)$/.test(path ?? '');
          const changes = (method === 'PATCH' || method === 'DELETE' || isMove) && !unconditional;
          const token = role === 'nobody' ? undefined : running().tokens.get(role);
          return running().server.inject({
            method: METHODS.find((known) => known === method) ?? 'GET',
            url: `/api${path}`,
            ...(body !== undefined && { payload: body }),
            headers: { ...(token && { authorization: `Bearer ${token}` }), ...(changes && ANY_VERSION), ...headers },
          });
        },
      });
    },
    kinds,
  );
}

/**
 * Runs on the embedded database as well, for behaviour that may differ: locks, collation, search, cursors. State
 * the reason at each use.
 */
export function describeApiOnBoth(title: string, tests: (api: TestApi) => void): void {
  describeApi(title, tests, ['embedded', 'postgresql']);
}

async function signInAll(server: FastifyInstance, { people }: SmallBusiness): Promise<Map<Role, string>> {
  const tokens = new Map<Role, string>();
  for (const role of ROLES) {
    const payload = { email: people[role].email, password: PASSWORD };
    const answer = await server.inject({ method: 'POST', url: '/api/login', payload });
    tokens.set(role, answer.json<{ access_token: string }>().access_token);
  }
  return tokens;
}

export function serveAnother({ kind, connection }: Pick<TestApi, 'kind' | 'connection'>): Promise<FastifyInstance> {
  return serveDatabase(
    { kind, connection: connection(), poolUse: () => IDLE_POOL, close: async () => undefined },
    {
      ...PLAIN,
      media: { kind: 'disk', folder: path.join(tmpdir(), 'comptoir-no-media') },
    },
  );
}
