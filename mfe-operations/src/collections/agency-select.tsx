import type { Agency } from '@comptoir/api-contract/agencies';
import { SearchSelect } from '@comptoir/shared-kernel/ui';
import { useMemo, type Ref } from 'react';
import { useMessages } from '../messages/messages';
import { agencySearch } from './agency-search';

interface AgencySelectProps {
  value: string;
  onChange: (id: string) => void;
  onBlur?: () => void;
  /** The agencies, once they have arrived. */
  agencies: readonly Agency[] | undefined;
  /** Whether they could not be read. */
  failed: boolean;
  /** Name of the chosen agency where it is not among them: it may be archived. */
  name: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** One of the agencies of the office; there may be many thousands. */
export function AgencySelect({ agencies, failed, value, name, ...rest }: AgencySelectProps) {
  const t = useMessages();
  const search = useMemo(() => agencySearch(agencies ?? []), [agencies]);

  return (
    <SearchSelect
      {...rest}
      value={value}
      chosen={name === undefined ? undefined : { label: name }}
      search={search}
      texts={{
        placeholder: t('collection.selectAgency'),
        search: t('collection.searchAgency'),
        none: t(agencies ? 'agencies.empty' : failed ? 'collection.choicesFailed' : 'collection.loadingAgencies'),
        list: t('agencies.title'),
      }}
    />
  );
}
