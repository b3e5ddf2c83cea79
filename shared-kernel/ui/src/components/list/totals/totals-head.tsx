import { useKernelMessages } from '@comptoir/kernel/internal/i18n';

/** Head of a table of totals; a hidden one is read by screen readers only. */
export function TotalsHead({ labels, isHidden = false }: { labels: readonly string[]; isHidden?: boolean }) {
  const t = useKernelMessages();
  return (
    <thead className={isHidden ? 'visually-hidden' : undefined}>
      <tr>
        <th scope="col">{t('list.totals')}</th>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
