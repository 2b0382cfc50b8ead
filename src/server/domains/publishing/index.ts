export { describeVersionChanges } from './describe-changes.ts'
export { checkDraft, countDraftChanges, discardDraft, getDraftView, publishDraft } from './draft.ts'
export { getLiveVersion, getVersion, listEntriesOfVersion, listVersions } from './list-versions.ts'
export { returnToVersion } from './return-to-version.ts'
