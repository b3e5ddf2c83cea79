// Default export for `lazy`, in a chunk of its own.
export { PasskeySignIn as default } from '@comptoir/ui/records';
