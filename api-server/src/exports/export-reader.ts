import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, preferredLanguage } from '../language/preferred-language';
import type { ExportReader } from './export-words';

/** In which language and time zone a request wants its file: as it says, else as the browser does, else in English and UTC. */
export function exportReader(
  { headers }: FastifyRequest,
  { language, timeZone = 'UTC' }: { language?: LanguageCode | undefined; timeZone?: string | undefined },
): ExportReader {
  return { language: language ?? preferredLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE, timeZone };
}
