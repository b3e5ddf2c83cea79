import { selection, useOffices, useSelection } from '@comptoir/kernel/selection';
import { EmptyState, Page, PageHeader } from '@comptoir/ui';
import { lazy, Suspense } from 'react';
import { useShellMessages } from '../messages/messages';
import { useProfile } from '../session/profile.queries';
import { DashboardWidgets } from './dashboard-widgets';
import { useDashboardLevel } from './use-dashboard-level';

// Managers and collectors have no countries and offices to compare.
const CountryGrid = lazy(async () => ({
  default: (await import(/* webpackChunkName: "places" */ './places/country-grid')).CountryGrid,
}));
const OfficeGrid = lazy(async () => ({
  default: (await import(/* webpackChunkName: "places" */ './places/office-grid')).OfficeGrid,
}));
const CountrySums = lazy(async () => ({
  default: (await import(/* webpackChunkName: "places" */ './places/country-sums')).CountrySums,
}));

export function DashboardPage() {
  const t = useShellMessages();
  const profile = useProfile();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const { data: offices } = useOffices();
  const { level, open, leaveFor, goBack } = useDashboardLevel();
  const office = offices?.find(({ id }) => id === selectedOfficeId);

  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        description={<Suspense>{description()}</Suspense>}
        {...(goBack && { onBack: goBack })}
      />
      {level !== 1 && <DashboardWidgets place="above" />}
      <Suspense>{content()}</Suspense>
    </Page>
  );

  function description() {
    if (level === 1 && office) return office.name;
    if (level === 2) return <CountrySums country={selectedCountryCode} />;
    return profile.data ? t('dashboard.greeting', { name: profile.data.name }) : '';
  }

  function content() {
    switch (level) {
      case 3:
        return (
          <CountryGrid
            onOpen={(code) => {
              selection.chooseCountry(code);
              open(2);
            }}
          >
            <DashboardWidgets />
          </CountryGrid>
        );
      case 2:
        return (
          <OfficeGrid
            country={selectedCountryCode}
            onOpen={(id) => {
              selection.chooseOffice(id);
              open(1);
            }}
            onRows={leaveFor}
          >
            <DashboardWidgets />
          </OfficeGrid>
        );
      case 1:
        return (
          <DashboardWidgets>
            <EmptyState icon="dashboard" title={t('dashboard.nothing')} />
          </DashboardWidgets>
        );
    }
  }
}
