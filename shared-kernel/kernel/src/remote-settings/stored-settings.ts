import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import type { SettingValues } from '../remote/settings.schema';
import type { Selection } from '../selection/selection.store';
import { pageSettings } from './page-settings';

/** Stored settings of a remote: of values for the office, its country and the deployment, the nearest counts. */
export function storedSettings(
  remote: string,
  { countryCode, officeId }: Pick<AccessTokenClaims, 'countryCode' | 'officeId'>,
  { selectedCountryCode, selectedOfficeId }: Selection,
): SettingValues {
  const stored = pageSettings()[remote];
  const country = selectedCountryCode || countryCode;
  const office = selectedOfficeId ?? officeId;
  return { ...stored?.[''], ...(country && stored?.[country]), ...(office && stored?.[office]) };
}
