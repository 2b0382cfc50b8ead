import type { Refusal } from './refusal.ts'

type VersionEntryProps = {
  /** The version that is stored now. */
  version: number
  refusal: Refusal | undefined
}

/**
 * The version that a form was filled with. Once a conflict was told, saving again is a decision, so it is the stored one;
 * after a wrong field it stays the one that was seen, or a change by somebody else would be replaced unread.
 */
export function VersionEntry({ version, refusal }: VersionEntryProps) {
  const isAboutFields = Object.keys(refusal?.fieldErrors ?? {}).length > 0
  const seen = isAboutFields ? refusal?.values.version : undefined
  return <input type="hidden" name="version" value={seen ?? version} />
}
