import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../request';

export interface Agency {
  id: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  email: string;
  phone: string;
  officeId: string;
}

interface Office {
  id: string;
  name: string;
}

export function useAgencies(search: string) {
  const { selectedOfficeId: officeId } = JSON.parse(localStorage.getItem('dashboard') ?? '{}');
  return useQuery({
    queryKey: ['agencies', officeId, search],
    queryFn: () => request<Agency[]>(`/agencies?${new URLSearchParams({ officeId, search })}`),
    placeholderData: keepPreviousData,
  });
}

export function useOffices() {
  return useQuery({ queryKey: ['offices'], queryFn: () => request<Office[]>('/offices') });
}

export function useAgency(id: string) {
  return useQuery({ queryKey: ['agency', id], queryFn: () => request<Agency>(`/agencies/${id}`) });
}

export function useSaveAgency(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<Agency>) =>
      request(`/agencies/${id}`, { method: 'PATCH', headers: { 'If-Match': '*' }, body: JSON.stringify(changes) }),
    onSuccess: () => client.invalidateQueries(),
  });
}
