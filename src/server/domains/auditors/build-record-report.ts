import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { type Cell, MAX_ROWS, type Report, type ReportTable } from '../reporting/index.ts'
import type { Period, Scope } from './period.ts'
import { SECTIONS, type Section } from './sections.ts'
import { type Summary, summarise } from './summarise.ts'
import { ABOUT_RECORD, LANGUAGES_IN_WORDS } from './words.ts'

/** Builds the PDF report: counts, current rules, and the first lines of each list. */
export async function buildRecordReport(ctx: Ctx, scope: Scope, { from, to }: Period): Promise<Report> {
  const summary = await summarise(ctx, scope)
  const lists: ReportTable[] = []
  for (const section of SECTIONS) lists.push(await readTable(ctx, scope, section))
  const { conversations } = summary
  return {
    kind: 'Record for auditors',
    title: 'The AI receptionist',
    subtitle: `${formatDay(`${from}T12:00:00Z`)} to ${formatDay(`${to}T12:00:00Z`)}`,
    figures: [
      { label: 'Conversations', value: conversations.conversations, note: 'began, and are still kept' },
      { label: 'Began by saying it is an AI', value: conversations.beganWithDisclosure, note: 'in Irish and English' },
      { label: 'With a person', value: conversations.withPerson, note: 'who took over or wrote' },
      { label: 'Emergencies', value: sum(conversations.emergencies), note: 'messages, answered first' },
    ],
    texts: ABOUT_RECORD,
    tables: [describeDisclosures(summary), describeConversations(summary), describeRules(summary), ...lists],
    records: [],
    allIn: 'JSON',
    fileName: '',
  }
}

/** Reads one row more than it draws, to find out whether there are more. */
async function readTable(
  ctx: Ctx,
  scope: Scope,
  { title, about, columns, read, toRow }: Section,
): Promise<ReportTable> {
  const rows: Cell[][] = []
  for await (const item of read(ctx, scope)) {
    rows.push(toRow(item))
    if (rows.length > MAX_ROWS) break
  }
  return { title, about, columns, rows, hasMore: rows.length > MAX_ROWS }
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
const formatCounts = (counts: Record<string, number>, words: Record<string, string> = {}) =>
  Object.entries(counts)
    .map(([key, count]) => `${words[key] ?? key}: ${count}`)
    .join(', ') || 'None'

const pairs = (title: string, when: string, rows: [label: string, value: string][]): ReportTable => ({
  title,
  columns: [
    { label: 'What', width: 3 },
    { label: when, width: 7 },
  ],
  rows,
})

function describeDisclosures({ disclosure, conversations }: Summary): ReportTable {
  return pairs('The first words of every conversation', 'In the period', [
    [`In Irish, text ${disclosure.version}`, disclosure.text.ga],
    [`In English, text ${disclosure.version}`, disclosure.text.en],
    ['Which comes first', disclosure.first],
    ['Can be turned off', 'No, by nobody'],
    ['Conversations by text', formatCounts(conversations.disclosed)],
    ['Began with it', String(conversations.beganWithDisclosure)],
    ['Did not', String(conversations.beganWithout)],
  ])
}

const EMERGENCIES = { life: 'Danger to life', clinical: 'Needs a doctor today', gas: 'Gas', crisis: 'Crisis' }

function describeConversations({ conversations, usage, model }: Summary): ReportTable {
  const months = usage.months.map(({ month, conversations: count }) => `${month}: ${count}`).join(', ')
  const turns = model.months.map(
    (row) => `${row.month}: ${row.turnsByModel} by the model, ${row.turnsByRules} by rules`,
  )
  return pairs('Conversations', 'In the period', [
    ['By language', formatCounts(conversations.byLanguage, LANGUAGES_IN_WORDS)],
    ['By outcome', formatCounts(conversations.byOutcome)],
    ['Emergencies', formatCounts(conversations.emergencies, EMERGENCIES)],
    ['After the limit of the plan', String(conversations.afterLimit)],
    ['Begun in each month, also those deleted since', months || 'None'],
    ['Turns with a language model', formatCounts(conversations.modelTurns)],
    ['Of those not sent, because unfounded', formatCounts(conversations.guardrailRefusals)],
    ['Turns by month', turns.join('\n') || 'None with a model'],
  ])
}

function describeRules({ model: { now }, usage, retention }: Summary): ReportTable {
  const region =
    now.model === null ? '' : `, ${now.model.name}, ${now.model.region === 'eu' ? 'in the EU' : 'outside the EU'}`
  const limit = usage.conversationsAMonthNow
  return pairs('Rules in force', 'Today', [
    ['Answers are worded by', `${now.answersAreWordedBy}${region}${now.endpoint === null ? '' : `, ${now.endpoint}`}`],
    ['Models outside the EU', now.onlyInTheEu ? 'Not allowed' : 'Allowed'],
    ['Conversations of the plan', limit === null ? 'Unlimited' : `${limit} a month`],
    [
      'Conversations are kept',
      `${retention.conversations}. Without a message: ${retention.conversationsNobodyWroteIn}`,
    ],
    ['Appointments', retention.appointments],
    ['Versions', retention.versions],
    ['Deleted answers', retention.deletedAnswers],
    ['Sent mails', retention.sentMails],
    ['Audit lines', retention.auditLines],
    ['Sound', retention.sound],
  ])
}
