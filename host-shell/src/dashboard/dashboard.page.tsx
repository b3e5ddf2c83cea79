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
const CountryHeader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "places" */ './places/country-header')).CountryHeader,
}));

export function DashboardPage() {
  const t = useShellMessages();
  const profile = useProfile();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const { data: offices } = useOffices();
  const { level, open, leaveFor, goBack } = useDashboardLevel();
  const office = offices?.find(({ id }) => id === selectedOfficeId);
  const back = goBack && { onBack: goBack };
  const header = <PageHeader title={t('dashboard.title')} description={description()} {...back} />;

  return (
    <Page>
      <Suspense fallback={header}>
        {level === 2 ? <CountryHeader country={selectedCountryCode} {...back} /> : header}
      </Suspense>
      {level !== 1 && <DashboardWidgets place="above" />}
      <Suspense>{content()}</Suspense>
    </Page>
  );

  function description() {
    if (level === 1 && office) return office.name;
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
