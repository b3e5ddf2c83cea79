import { Datagrid, List, ReferenceField, SearchInput, TextField } from 'react-admin';

const filters = [<SearchInput key="search" source="search" alwaysOn />];

export const AgencyList = () => {
  const { selectedOfficeId: officeId } = JSON.parse(localStorage.getItem('dashboard') ?? '{}');
  return (
    <List filters={filters} filter={{ officeId }} perPage={50} exporter={false}>
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <TextField source="name" sortable={false} />
        <TextField source="address" sortable={false} />
        <TextField source="city" sortable={false} />
        <TextField source="phone" sortable={false} />
        <ReferenceField source="officeId" reference="offices" label="Office" link={false} sortable={false} />
      </Datagrid>
    </List>
  );
};
