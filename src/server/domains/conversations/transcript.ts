import type { DeskMoment, DeskThread } from '#contracts/receptionist/desk.ts'
import { formatMoment, formatTime, irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../context.ts'
import { type Block, renderDocument } from '../../documents/index.ts'
import { getConfiguration } from '../receptionists/index.ts'
import { getCompany } from '../settings/index.ts'
import { getConversation } from './get-conversation.ts'
import { requireReader } from './staff-access.ts'
import { getCallerName } from './timeline.ts'

const LINE_WIDTH = 100

/** Returns a conversation as text, without notes. Throws `not_found`. */
export async function writeTranscript(ctx: Ctx, conversationId: string): Promise<{ fileName: string; text: string }> {
  const thread = await getConversation(ctx, conversationId)
  const { title, facts } = await listFacts(ctx, thread)
  const lines = listLines(thread).flatMap(({ time, who, text }) => [`${time}  ${who}`, ...indented(text), ''])
  const head = [title, '='.repeat(title.length), '', ...facts.map(([label, value]) => `${label}: ${value}`), '', '']
  return { fileName: `${nameFile(thread)}.txt`, text: [...head, ...lines].join('\n') }
}

export async function renderTranscriptPdf(
  ctx: Ctx,
  conversationId: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const thread = await getConversation(ctx, conversationId)
  const { title, facts } = await listFacts(ctx, thread)
  const blocks: Block[] = [
    { kind: 'title', text: title },
    { kind: 'details', rows: facts },
    {
      kind: 'table',
      caption: 'What was said and done, in order.',
      columns: [
        { label: 'Time', width: 1 },
        { label: 'Who', width: 2 },
        { label: 'What', width: 7 },
      ],
      rows: listLines(thread).map(({ time, who, text }) => [time, who, text]),
    },
  ]
  const company = await getCompany(ctx)
  const bytes = await renderDocument({ title, label: 'Conversation', company, createdAt: ctx.now(), blocks })
  return { fileName: `${nameFile(thread)}.pdf`, bytes }
}

async function listFacts(ctx: Ctx, thread: DeskThread) {
  const { contact, startedAt, outcome, version } = thread
  const { name } = await getConfiguration(ctx, requireReader(ctx).organisationId, version)
  const facts: [string, string][] = [
    ['Receptionist', `${name.en}, version ${version}`],
    ['Began', formatMoment(startedAt)],
    ...(['name', 'email', 'phone'] as const).flatMap((key): [string, string][] =>
      contact[key] === null ? [] : [[LABELS[key], contact[key]]],
    ),
    ...(outcome === null ? [] : [['Outcome', outcome] as [string, string]]),
  ]
  return { title: `Conversation with ${getCallerName(thread)}`, facts }
}

const LABELS = { name: 'Name', email: 'Email', phone: 'Phone' }

const nameFile = ({ startedAt, contact }: DeskThread) =>
  `Conversation ${irishDay(startedAt)}${contact.name === null ? '' : ` ${contact.name}`}`

type Line = { time: string; who: string; text: string }

const listLines = ({ moments }: DeskThread): Line[] =>
  moments.flatMap((moment): Line[] => {
    if (moment.kind === 'note') return []
    const time = formatTime(moment.at)
    if (moment.kind === 'said') return [{ time, who: moment.author, text: moment.text }]
    return [{ time, who: '', text: `[${describeMoment(moment)}]` }]
  })

function describeMoment({ tag, text }: Extract<DeskMoment, { kind: 'did' }>): string {
  return tag === undefined ? text : `${tag}: ${text}`
}

/** Wraps lines at a width that any editor and printer shows. */
function indented(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1) ?? ''
      if (last !== '' && last.length + word.length >= LINE_WIDTH) lines.push(word)
      else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
    }
    return lines.map((line) => `       ${line}`)
  })
}
