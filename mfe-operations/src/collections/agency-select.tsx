import { SearchSelect } from '@comptoir/ui';
import type { Ref } from 'react';
import { useMessages } from '../messages/messages';
import type { AgencyChoices } from './use-agency-choices';

interface AgencySelectProps {
  value: string;
  onChange: (id: string) => void;
  onBlur?: () => void;
  choices: AgencyChoices;
  name: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const NONE = {
  pending: 'collection.loadingAgencies',
  failed: 'collection.choicesFailed',
  ready: 'agencies.empty',
} as const;

/** Select for offices with many thousands of agencies. */
export function AgencySelect({ choices, name, ...rest }: AgencySelectProps) {
  const t = useMessages();
  return (
    <SearchSelect
      {...rest}
      chosen={name === undefined ? undefined : { label: name }}
      search={choices.search}
      onType={choices.onType}
      onIntent={choices.onIntent}
      texts={{
        placeholder: t('collection.selectAgency'),
        search: t('collection.searchAgency'),
        none: t(NONE[choices.status]),
        list: t('agencies.title'),
      }}
    />
  );
}
