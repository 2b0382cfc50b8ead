export { discardDraft, publishSection, restoreVersion, saveDraft } from './edit-section.ts'
export { getSection, listSections, listVersions, type SectionForEditing } from './get-section.ts'
export { ensureSiteContent, getDraftedContent, getSiteContent } from './site-content.ts'
export { getSiteRevision, raiseSiteRevision } from './site-revision.ts'
