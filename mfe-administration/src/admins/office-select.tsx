import { useOffices } from '@comptoir/kernel/selection';
import { Select } from '@comptoir/ui';
import type { Ref } from 'react';

interface OfficeSelectProps {
  value: string | null;
  onChange: (officeId: string) => void;
  onBlur: () => void;
  placeholder: string;
  /** The office that the account stays in. */
  settled: { name: string } | null | undefined;
  ref: Ref<HTMLButtonElement>;
}

/** One of the offices of the selected country; a settled one is shown wherever it is. */
export function OfficeSelect({ settled, ...select }: OfficeSelectProps) {
  const { data } = useOffices();
  const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (!settled) return <Select {...select} options={options} />;
  return <Select {...select} options={[]} chosen={{ label: settled.name }} disabled />;
}
