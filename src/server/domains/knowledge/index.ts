export { addEntries, type NewEntry, replaceEntriesOf } from './entries.ts'
export { exportEntries } from './export-entries.ts'
export { type FoundEntry, findAnswers, readFound } from './find-answers.ts'
export { importEntries } from './import-entries.ts'
export { countEntries, getEntry, listEntries } from './list-entries.ts'
export { checkEntry, deleteEntry, saveEntry } from './save-entry.ts'
export {
  countQuestions,
  countUnanswered,
  dismissUnanswered,
  getUnanswered,
  listUnanswered,
  noteUnanswered,
  reopenUnanswered,
} from './unanswered.ts'
export { noteUses } from './uses.ts'
