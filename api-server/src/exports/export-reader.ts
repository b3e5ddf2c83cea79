import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, preferredLanguage } from '../language/preferred-language';
import type { ExportReader } from './export-texts';

/** From the query, else the browser's language; defaults are English and UTC. */
export function exportReader(
  { headers }: FastifyRequest,
  { language, timeZone = 'UTC' }: { language?: LanguageCode | undefined; timeZone?: string | undefined },
): ExportReader {
  return { language: language ?? preferredLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE, timeZone };
}
