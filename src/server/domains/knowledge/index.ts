export { deleteEntry, findDeletedEntry, restoreEntry } from './delete-entry.ts'
export { deleteLeftovers } from './delete-leftovers.ts'
export { addEntries, type NewEntry } from './entries.ts'
export { exportEntries } from './export-entries.ts'
export {
  buildIndexesAhead,
  type FoundAnswers,
  type FoundEntry,
  findAnswers,
  findLikelyAnswers,
  loadSameQuestions,
  prepareIndex,
  readFound,
} from './find-answers.ts'
export { freezeKnowledge } from './freeze-knowledge.ts'
export { importEntries, previewImport, proposeImport } from './import-entries.ts'
export { type EntryChange, listDraftChanges, listVersionChanges, presentChange } from './list-changes.ts'
export { countEntries, findLiveText, getEntry, listEntries } from './list-entries.ts'
export { listNamedAnswers } from './list-named-answers.ts'
export { replaceEntries } from './replace-entries.ts'
export { discardKnowledgeDraft, returnKnowledge } from './restore-entries.ts'
export { changeAnswer, checkEntries, refuseSameQuestion, refuseTooMany, saveEntry } from './save-entry.ts'
export {
  countQuestions,
  countUnanswered,
  dismissUnanswered,
  getUnanswered,
  listUnanswered,
  recordUnanswered,
  reopenUnanswered,
} from './unanswered.ts'
export { buildUses } from './uses.ts'
export { hasTexts, type KnowledgeVersion, listEntriesIn, presentText } from './version-texts.ts'
