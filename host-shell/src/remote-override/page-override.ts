/** The version of a remote that is loaded from an override; no published one is called so. */
export const OVERRIDE = 'override';

/** What the page is told of an override: one remote comes from elsewhere, for one person, for a while. */
export interface PageOverride {
  /** `sub` of the person who asked for it. */
  by: string;
  remote: string;
  /** Where `remote.json` and `mf-manifest.json` lie; ends with a slash. */
  address: string;
  /** ISO 8601. */
  until: string;
}

/** What became of it in this page. */
export type AppliedOverride = PageOverride &
  (
    | {
        status: 'active';
        /** Where it tells of each further build; a build that stays as it is has none. */ builds?: string;
      }
    /** Somebody else is signed in, or nobody: the published version is shown. */
    | { status: 'idle' }
    /** Nothing usable is there: the published version is shown. */
    | { status: 'failed'; problem: string }
  );
