export { addEntries, deleteEntry, listEntries, type NewEntry, replaceEntriesOf, saveEntry } from './entries.ts'
export { type FoundEntry, findAnswers, readFound } from './find-answers.ts'
export { listUnanswered, noteUnanswered, resolveUnanswered } from './unanswered.ts'
