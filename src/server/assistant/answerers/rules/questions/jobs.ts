import type { Language } from '#contracts/receptionist/diary.ts'
import type { Draft } from '../draft.ts'

/** "Do ye rent them out?", "do ye deliver?": asks for things, and not for work. */
const RENTS =
  /(?<!\p{L})(?:do|can|could|would|d['’]) ?(?:you|ye|i|we) (?:rent|hire|lend|deliver|ship)(?!\p{L})(?! people| staff)/iu
/** "Is that a big job?", "who could do the job tonight?", "when I am on a job". */
const WORK_TO_DO =
  /(?<!\p{L})(?:(?:a|the|that|this|my|our|any|do) (?:(?:very |really )?(?:big|small|little|wee|quick|simple|awkward|same) )?job(?: like (?:that|this)| (?:done|now|to(?:day|night|morrow)|itself|on (?:it|this))|(?=\W*$))(?<!(?:looking for|want|need|get|have|apply for) (?:a|the) job)|(?:big|small|little|wee) jobs?|(?:on|at) (?:a|the|another) job|jobs? (?:like (?:that|this)|done)|ag obair (?:air|uirthi|orthu))(?!\p{L})/iu
const JOBS = /(?<!\p{L})(?:hiring|vacanc\p{L}+|jobs?|cv|fostú|folúnta\p{L}+)(?!\p{L})/iu

export const isAboutJobs = (question: string) => JOBS.test(question)

/** Whether a text is about things, or about work that somebody does for the caller. So is what is asked in trouble. */
export const wantsNoJob = ({ state }: Draft, text: string) =>
  RENTS.test(text) || WORK_TO_DO.test(text) || (state.inTrouble === true && !JOBS.test(text))

/** "Any jobs going?", "can I drop in my CV?": to some trades a job is what they do for others. */
const WANTS_JOB =
  /(?<!\p{L})(?:(?:my|our|an?|his|her|son['’]?s|daughter['’]?s|mo) cvs?|any (?:jobs|work|vacancies|shifts|openings) (?:going|available|there|with ye|for a \p{L}+)|(?:are there|have (?:ye|you)(?: got)?|do (?:ye|you) have|is there) (?:any )?(?:jobs|vacancies|work going)|(?:apply|applying|looking|look) for (?:a |the |any )?(?:summer |part[- ]time |weekend )?(?:jobs?|work(?= (?:with|in) (?:ye|you)|\W*$))|are (?:ye|you|yis|yous) hiring|(?:poist|post|folúntais|obair) (?:ar bith )?(?:agaibh|ar fáil|ag dul)|ag lorg (?:oibre|poist|post|jab))(?!\p{L})/iu
const HIRING: Record<Language, string> = {
  en: 'Are you hiring, and where do I send a CV?',
  ga: 'An bhfuil folúntais agaibh, agus cá seolaim CV?',
}

/** What is known of work with the organisation. */
export async function sayJobs(draft: Draft, text: string): Promise<boolean> {
  if (!WANTS_JOB.test(text)) return false
  const { entries } = await draft.tools.lookUp(HIRING[draft.language], draft.language)
  const entry = entries.find(({ question }) => isAboutJobs(question))
  return entry !== undefined && draft.sayEntry(entry)
}
