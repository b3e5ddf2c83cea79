import { Edit, SimpleForm, TextInput, email, required } from 'react-admin';

const AgencyEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" validate={required()} />
      <TextInput source="address" validate={required()} />
      <TextInput source="city" validate={required()} />
      <TextInput source="postalCode" validate={required()} />
      <TextInput source="countryCode" label="Country" validate={required()} />
      <TextInput source="email" type="email" validate={[required(), email()]} />
      <TextInput source="phone" type="tel" validate={required()} />
    </SimpleForm>
  </Edit>
);

export default AgencyEdit;
