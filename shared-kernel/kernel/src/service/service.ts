import { queryClient } from '@comptoir/kernel/query';
import { invalidateReads } from './invalidate-reads';
import { sendToService, type ServiceMethod, type ServicePath, type ServiceRequest } from './send-to-service';

/** Validates an answer; a schema of zod is one. */
export interface ServiceSchema<Data> {
  parse: (answer: unknown) => Data;
}

/** Query of a request, and a signal that gives it up. */
export type ServiceOptions = Pick<ServiceRequest, 'query' | 'signal'>;

/** Options of a change. */
export interface WriteOptions extends ServiceOptions {
  /** Key of the submission: a repeated one has no second effect. A new one for each call by default. */
  idempotencyKey?: string;
  /** Paths whose reads are out of date afterwards, with all below them; all of the service by default. */
  stale?: readonly ServicePath[];
}

/**
 * Calls the backend of the remote at `/services/<name>/`, as the current user. Reads are repeated while the service is
 * away.
 * @throws ApiError | ConnectionError | NotAuthenticatedError, as calls of the API do
 */
export interface Service {
  get: <Data>(path: ServicePath, schema: ServiceSchema<Data>, options?: ServiceOptions) => Promise<Data>;
  post: Write;
  put: Write;
  patch: Write;
  delete: (path: ServicePath, options?: WriteOptions) => Promise<void>;
  /** Raw response of a successful request, for files and event streams. */
  respond: (method: ServiceMethod, path: ServicePath, request?: ServiceRequest) => Promise<Response>;
}

interface Write {
  (path: ServicePath, body: unknown): Promise<void>;
  <Data>(path: ServicePath, body: unknown, schema: ServiceSchema<Data>, options?: WriteOptions): Promise<Data>;
}

/** The service that `services` of `remote.config.ts` declares under this name. */
export function service(name: string): Service {
  async function read<Data>(method: ServiceMethod, path: ServicePath, schema: ServiceSchema<Data>, response: Response) {
    const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    try {
      return schema.parse(answer);
    } catch (cause) {
      throw new Error(`The answer of ${name} to ${method} ${path} does not match the schema`, { cause });
    }
  }

  function writing(method: ServiceMethod) {
    return async <Data>(
      path: ServicePath,
      body: unknown,
      schema?: ServiceSchema<Data>,
      { stale, ...options }: WriteOptions = {},
    ): Promise<Data | undefined> => {
      const response = await sendToService(name, method, path, { ...options, body });
      // The change was made, also if its answer cannot be read.
      invalidateReads(queryClient, name, stale);
      return schema && (await read(method, path, schema, response));
    };
  }

  return {
    get: async (path, schema, options) => read('GET', path, schema, await sendToService(name, 'GET', path, options)),
    post: writing('POST'),
    put: writing('PUT'),
    patch: writing('PATCH'),
    delete: async (path, options) => {
      await writing('DELETE')(path, undefined, undefined, options);
    },
    respond: (method, path, request) => sendToService(name, method, path, request),
  };
}
