export { discardDraft, publishSection, restoreVersion, saveDraft } from './editing.ts'
export { getSection, listSections, listVersions, type SectionForEditing } from './sections.ts'
export { ensureSiteContent, getDraftedContent, getSiteContent } from './site-content.ts'
export { getSiteRevision, raiseSiteRevision } from './site-revision.ts'
