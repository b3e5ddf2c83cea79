import { Link } from '@comptoir/kernel/router';
import { useCaseTitle } from './case-title';
import { useCase } from './cases.queries';
import { useCaseMessages } from './messages/messages';

/** Link to a case by its number and direction. */
export function CaseLink({ id }: { id: string }) {
  const t = useCaseMessages();
  const titleOf = useCaseTitle();
  const { data } = useCase(id);
  return <Link to={`/cash/cases/${id}`}>{data ? titleOf(data.data) : t('one')}</Link>;
}
