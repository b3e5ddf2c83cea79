import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { useAgency, useSaveAgency, type Agency } from './agencies';

const FIELDS = [
  { name: 'name', label: 'Name' },
  { name: 'address', label: 'Address' },
  { name: 'city', label: 'City' },
  { name: 'postalCode', label: 'Postal code' },
  { name: 'countryCode', label: 'Country' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const;

const AgencyEdit = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data } = useAgency(id);
  const save = useSaveAgency(id);
  const { register, handleSubmit, formState } = useForm<Agency>({ values: data });
  const submit = handleSubmit((agency) => {
    const changes = Object.fromEntries(FIELDS.map(({ name }) => [name, agency[name]]));
    save.mutate(changes, { onSuccess: () => navigate('/agencies') });
  });
  return (
    <form onSubmit={submit}>
      <h1>Edit agency</h1>
      {FIELDS.map(({ name, label, ...rest }) => (
        <label key={name}>
          {label}
          <input {...rest} {...register(name, { required: `${label} is required` })} />
          <span role="alert">{formState.errors[name]?.message}</span>
        </label>
      ))}
      {save.error && <p role="alert">{save.error.message}</p>}
      <button disabled={save.isPending}>Save</button>
    </form>
  );
};

export default AgencyEdit;
