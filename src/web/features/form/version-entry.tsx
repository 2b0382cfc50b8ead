import type { Refusal } from './refusal.ts'

type VersionEntryProps = {
  version: number
  refusal: Refusal | undefined
}

/**
 * Posts the version that the form was filled with. After a field error that version stays, so that saving cannot
 * overwrite a colleague's unseen change. After a conflict notice it is the stored version, because the reader has seen
 * the conflict.
 */
export function VersionEntry({ version, refusal }: VersionEntryProps) {
  const isAboutFields = Object.keys(refusal?.fieldErrors ?? {}).length > 0
  const seen = isAboutFields ? refusal?.values.version : undefined
  return <input type="hidden" name="version" value={seen ?? version} />
}
