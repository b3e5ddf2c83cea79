/** Version name of an override, never published. */
export const OVERRIDE = 'override';

/** One remote from another address, for one person and a limited time. */
export interface PageOverride {
  /** `sub` of the person who requested it. */
  by: string;
  remote: string;
  /** Folder of `remote.json` and `mf-manifest.json`; ends with a slash. */
  address: string;
  /** ISO 8601. */
  until: string;
}

export type AppliedOverride = PageOverride &
  (
    | {
        status: 'active';
        /** Address of build events; absent for a static build. */ builds?: string;
      }
    | { status: 'idle' }
    /** It is unusable: the published version is shown. */
    | { status: 'failed'; problem: string }
  );
