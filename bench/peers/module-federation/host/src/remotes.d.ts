declare module 'agencies/Agencies' {
  const Agencies: import('react').ComponentType;
  export default Agencies;
}
