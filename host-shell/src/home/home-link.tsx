import { ButtonLink } from '@comptoir/ui';
import { useShellMessages } from '../messages/messages';
import { useHome } from './use-home';

export function HomeLink() {
  const t = useShellMessages();
  const home = useHome();
  return <ButtonLink to="/">{home ? t('home.page', { page: home.title }) : t('home.dashboard')}</ButtonLink>;
}
