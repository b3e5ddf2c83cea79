import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

export const REPORTS_PATH = '/reports/policy';

const MAX_BYTES = 64 * 1024;
/** Log lines per minute: a page full of violations must not flood the log. */
const WRITTEN_A_MINUTE = 60;

const text = z.optional(z.string());

/** Formats of browsers: the Reporting API's list, and the older single report. */
const Reports = z.union([
  z.array(z.looseObject({ type: z.string(), body: z.record(z.string(), z.unknown()) })),
  z.pipe(
    z.object({ 'csp-report': z.record(z.string(), z.unknown()) }),
    z.transform((report) => [{ type: 'csp-violation', body: report['csp-report'] }]),
  ),
]);

const Body = z.object({
  effectiveDirective: text,
  'effective-directive': text,
  'violated-directive': text,
  blockedURL: text,
  'blocked-uri': text,
  sourceFile: text,
  'source-file': text,
  documentURL: text,
  'document-uri': text,
});

export interface PolicyViolation {
  type: string;
  directive: string | undefined;
  blocked: string | undefined;
  source: string | undefined;
  page: string | undefined;
  remote: string | undefined;
  version: string | undefined;
}

export function readReports(content: unknown): PolicyViolation[] {
  const reports = z.safeParse(Reports, content);
  if (!reports.success) return [];
  return reports.data.map(({ type, body }) => {
    const read = z.safeParse(Body, body);
    const report = read.success ? read.data : {};
    const blocked = report.blockedURL ?? report['blocked-uri'];
    const source = report.sourceFile ?? report['source-file'];
    return {
      type,
      directive: report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
      blocked: withoutQuery(blocked),
      source: withoutQuery(source),
      page: withoutQuery(report.documentURL ?? report['document-uri']),
      ...originOf(source, blocked),
    };
  });
}

/** Logs and counts policy violations, each with its remote and version. */
export async function takeReports(
  server: FastifyInstance,
  count: (remote: string | undefined) => void = () => undefined,
): Promise<void> {
  let written = 0;
  let minute = 0;
  await server.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) => {
      done(null, parse(String(body)));
    });
    scope.post(REPORTS_PATH, async (request, reply) => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, written] = [now, 0];
      for (const violation of readReports(request.body)) {
        written += 1;
        count(violation.remote);
        if (written <= WRITTEN_A_MINUTE) server.log.warn({ violation }, 'The policy of the page was violated');
      }
      return reply.code(204).send();
    });
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Links in mails have a token in the query, which must not reach a log. */
function withoutQuery(address: string | undefined): string | undefined {
  return address?.replace(/[?#].*$/s, '');
}

/** Remote of the requesting file, or else of the requested one. */
function originOf(...addresses: (string | undefined)[]): Pick<PolicyViolation, 'remote' | 'version'> {
  for (const address of addresses) {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(address ?? '') ?? [];
    if (remote !== undefined) return { remote, version };
  }
  return { remote: undefined, version: undefined };
}
