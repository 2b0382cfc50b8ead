import { ORGANISATION_ROLE_LABELS } from '#contracts/permissions.ts'
import type { Ctx } from '../../context.ts'
import { listActions, type OwnLine, readOrganisationLines } from '../audit/index.ts'
import type { Cell, ReportColumn } from '../reporting/index.ts'
import type { Scope } from './period.ts'
import { type RecordedAnswer, readAnswers } from './read-answers.ts'
import { type RecordedPerson, readPeople } from './read-people.ts'
import { type RecordedQuestion, readQuestions } from './read-questions.ts'
import { type RecordedVersion, readVersions } from './read-versions.ts'
import { LANGUAGES_IN_WORDS } from './words.ts'

/** A list of the record: complete in the JSON under `key`, its first lines in the PDF. */
type SectionOf<Item> = {
  key: string
  title: string
  /** What the list contains and omits. */
  about: string
  columns: ReportColumn[]
  read: (ctx: Ctx, scope: Scope) => AsyncIterable<Item>
  toRow: (item: Item) => Cell[]
}
/** Type of a list of sections, each with its own item type. */
export type Section = SectionOf<never>

const columns = (...given: [label: string, width: number][]): ReportColumn[] =>
  given.map(([label, width]) => ({ label, width }))

const VERSIONS: SectionOf<RecordedVersion> = {
  key: 'versions',
  title: 'Published versions',
  about: 'Who published what, and when. The JSON has the whole set-up of each version.',
  columns: columns(['Version', 1], ['Published', 2], ['By', 2], ['What changed, in words', 6]),
  read: readVersions,
  toRow: (version) => [
    String(version.number),
    { at: version.publishedAt },
    version.publishedBy?.name ?? 'Nobody: it followed by itself',
    describeVersion(version),
  ],
}

function describeVersion({ number, changes, moreChanges, note, override, returnedTo }: RecordedVersion): string {
  const said = [
    ...(returnedTo === null ? [] : [`Content of version ${returnedTo} again`]),
    ...(note === null ? [] : [`Note: “${note}”`]),
    ...(override === null
      ? []
      : [`Although checks failed (${override.failedChecks.join('; ')}): “${override.reason}”`]),
    ...changes,
    ...(moreChanges === 0 ? [] : [`And ${moreChanges} more answers`]),
  ]
  return shorten(said.join('\n') || (number === 1 ? 'It was made' : 'Nothing'), WIDE)
}

/** A table row is never split over pages, so a cell must be lower than a page. */
const WIDE = { characters: 900, lines: 20 }
const NARROW = { characters: 450, lines: 10 }

function shorten(text: string, most: typeof WIDE): string {
  const cut = text.split('\n').slice(0, most.lines).join('\n').slice(0, most.characters)
  return cut === text ? text : `${cut}… The JSON has all of it.`
}

const ANSWERS: SectionOf<RecordedAnswer> = {
  key: 'answers',
  title: 'What it could answer, and who approved it',
  about:
    'Each answer of the versions that were live, from which version until which, and who saved or checked it last.',
  columns: columns(['Answer', 3], ['In Irish', 4], ['In English', 4], ['Versions', 2], ['Approved by', 3]),
  read: readAnswers,
  toRow: (answer) => [
    answer.topic,
    shorten(formatText(answer.questionGa, answer.answerGa), NARROW),
    shorten(formatText(answer.questionEn, answer.answerEn), NARROW),
    answer.untilVersion === null ? `From ${answer.fromVersion}` : `${answer.fromVersion} to ${answer.untilVersion - 1}`,
    answer.approvedBy?.name ?? (answer.checkedAt === null ? `Nobody yet: ${answer.source}` : answer.source),
  ],
}

const formatText = (question: string | null, answer: string | null) =>
  question === null ? 'None' : `${question}\n${answer ?? ''}`

const QUESTIONS: SectionOf<RecordedQuestion> = {
  key: 'unanswered',
  title: 'What it did not know',
  about:
    'Questions that it admitted not to know. Words are quoted only where several callers asked alike and nothing in them leads to a person.',
  columns: columns(['Asked', 1], ['Callers', 1], ['Language', 2], ['What became of it', 3], ['Words', 6]),
  read: readQuestions,
  toRow: ({ times, callers, language, resolution, words }) => [
    times,
    callers,
    LANGUAGES_IN_WORDS[language],
    resolution === null ? 'Open' : resolution === 'answered' ? 'Answered since' : 'Not for this organisation',
    words === null ? 'Not quoted' : shorten(words, NARROW),
  ],
}

const PEOPLE: SectionOf<RecordedPerson> = {
  key: 'people',
  title: 'People and their roles today',
  about: 'Who belongs to the organisation. Changes of the period are in the list after it.',
  columns: columns(['Name', 4], ['Email', 5], ['Role', 2], ['Since', 3]),
  read: readPeople,
  toRow: ({ name, email, role, since }) => [name, email, ORGANISATION_ROLE_LABELS[role], { at: since }],
}

const sectionOfLines = (key: string, title: string, about: string, ...prefixes: string[]): SectionOf<OwnLine> => ({
  key,
  title,
  about,
  columns: columns(['When', 2], ['Who', 2], ['What', 4], ['About', 3], ['Details', 4]),
  read: (ctx, scope) => readOrganisationLines(ctx, { ...scope, actions: listActions(...prefixes) }),
  toRow: ({ at, actor, words, subject, details }) => [
    { at },
    actor,
    words,
    subject.name ?? `${subject.kind} ${subject.id}`,
    shorten(formatDetails(details), NARROW),
  ],
})

const formatDetails = ({ organisationId: _, ...details }: Record<string, unknown>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')

/** Audit actions about the receptionist. */
export const RECEPTIONIST_LINES = [
  'receptionist.',
  'knowledge.',
  'conversation.',
  'booking.',
  'diary.',
  'calendar.',
  'calendar_feed.',
]

export const SECTIONS = [
  VERSIONS,
  ANSWERS,
  sectionOfLines('approvals', 'Changes of answers', 'Who saved, checked, imported and deleted answers.', 'knowledge.'),
  QUESTIONS,
  sectionOfLines(
    'overrides',
    'Where a person stepped in',
    'Conversations that were taken over or whose outcome was set by hand, pauses, and versions published although checks failed.',
    'conversation.taken_over',
    'conversation.given_back',
    'conversation.outcome_set',
    'receptionist.gate_overridden',
    'receptionist.returned',
    'receptionist.paused',
    'receptionist.resumed',
  ),
  sectionOfLines('modelChanges', 'Changes of who words the answers', 'Models chosen.', 'receptionist.model_changed'),
  PEOPLE,
  sectionOfLines(
    'roleChanges',
    'Changes of people and roles',
    'Who joined, left and changed.',
    'member.',
    'ownership.',
  ),
  sectionOfLines('deleted', 'Deleted by the retention rules', 'How many rows, by table.', 'retention.applied'),
  sectionOfLines('lines', 'All audit lines about the receptionist', 'In order.', ...RECEPTIONIST_LINES),
] as unknown as Section[]
