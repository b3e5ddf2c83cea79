import { useOffices } from '@comptoir/kernel/selection';
import { Select } from '@comptoir/ui';
import type { Ref } from 'react';

interface OfficeSelectProps {
  value: string | null;
  onChange: (officeId: string) => void;
  onBlur: () => void;
  placeholder: string;
  settled: { name: string } | null | undefined;
  ref: Ref<HTMLButtonElement>;
}

/** Offices of the selected country; a fixed office is shown from any country. */
export function OfficeSelect({ settled, ...select }: OfficeSelectProps) {
  const { data } = useOffices();
  const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (!settled) return <Select {...select} options={options} />;
  return <Select {...select} options={[]} chosen={{ label: settled.name }} disabled />;
}
