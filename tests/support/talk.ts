import { isDeepStrictEqual } from 'node:util'
import type { ReceptionistConfigurationInput } from '#contracts/receptionist/configuration.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { TalkMessage } from '#contracts/receptionist/talk.ts'
import { RULES } from '#server/assistant/answerers/rules/rules-answerer.ts'
import { classifyEmergency } from '#server/assistant/emergency/classify-emergency.ts'
import type { Tools } from '#server/assistant/tools/tools.ts'
import type { AnswerEvent, Answerer, Turn } from '#server/assistant/turn/answerer.ts'
import { runTurns } from '#server/assistant/turn/run-turns.ts'
import { classifyIntent } from '#server/assistant/understanding/classify-intent.ts'
import type { Deps } from '#server/context.ts'
import { inTransaction } from '#server/database/transaction.ts'
import {
  getConversation,
  identifyContact,
  openConversation,
  readConversation,
  receiveMessage,
} from '#server/domains/conversations/index.ts'
import { listDraftChanges } from '#server/domains/knowledge/index.ts'
import {
  findOrganisationAt,
  findOrganisationReceptionist,
  getDraft,
  getOwnReceptionist,
  saveConfiguration,
  storeVersion,
} from '#server/domains/receptionists/index.ts'
import { testCtx } from './database.ts'
import { createMember, type MemberCtx } from './members.ts'

/** A Wednesday morning, as in the sets of the evaluation. */
export const WEDNESDAY = '2026-11-18T10:00:00.000Z'

const day = [{ from: '09:00', to: '18:00' }]
export const WEEKDAYS_9_TO_18 = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }

/** A practice with two services and two diaries. */
export const PRACTICE: ReceptionistConfigurationInput = {
  name: { en: 'Claddagh Physio', ga: 'Fisiteiripe an Chladaigh' },
  address: '4 Quay Street, Galway, H91 X2Y3',
  phone: '+353209150100',
  languages: ['en', 'ga'],
  greeting: { en: '', ga: '' },
  diary: {
    openingHours: WEEKDAYS_9_TO_18,
    publicHolidays: 'closed',
    closures: [],
    services: [
      {
        id: 'first',
        name: { en: 'First visit', ga: 'Céad chuairt' },
        minutes: 45,
        priceCents: 6500,
        diaryIds: ['niamh', 'eoin'],
      },
      {
        id: 'massage',
        name: { en: 'Sports massage', ga: 'Suathaireacht spóirt' },
        minutes: 30,
        priceCents: 5000,
        diaryIds: ['niamh'],
      },
    ],
    diaries: [
      { id: 'niamh', name: 'Niamh' },
      { id: 'eoin', name: 'Eoin' },
    ],
  },
  handover: [
    { when: 'asked', times: 1 },
    { when: 'complaint', times: 1 },
    { when: 'not understood', times: 3 },
  ],
  staffHours: WEEKDAYS_9_TO_18,
}

/** Publishes the draft without checks, if it has changes. Returns the live version. */
export async function publishNow(deps: Deps, organisationId: string): Promise<number> {
  return inTransaction(testCtx(deps, { kind: 'job', name: 'test' }), async (tx) => {
    const live = await findOrganisationReceptionist(tx, organisationId)
    const { configuration } = await getDraft(tx, organisationId)
    const { total } = await listDraftChanges(tx, organisationId, 1)
    if (live !== undefined && total === 0 && isDeepStrictEqual(live.configuration, configuration)) return live.version
    return storeVersion(tx, { organisationId, configuration, authorId: null })
  })
}

/** A member of an organisation whose receptionist has this configuration, and its address. */
export async function openPractice(deps: Deps, changes: Partial<ReceptionistConfigurationInput> = {}) {
  const member = await createMember(deps)
  await saveConfiguration(member, { ...PRACTICE, ...changes })
  await publishNow(deps, member.actor.organisationId)
  const { slug, organisationId } = await getOwnReceptionist(member)
  return { member, slug, organisationId }
}

export type AnswerScript = (turn: Turn, tools: Tools) => AsyncIterable<AnswerEvent>

export const scripted = (answer: AnswerScript): Answerer => ({ name: 'scripted', answer })

type TalkOptions = { language?: Language; answerer?: Answerer }

/** From source the first text waits for the training, which on a busy machine takes longer than a turn may. */
function trainClassifiers(): void {
  classifyEmergency('hello')
  classifyIntent('hello')
}

/** Publishes saved changes, then starts a conversation under the new version. */
export async function startTalk(deps: Deps, slug: string, options: TalkOptions = {}) {
  trainClassifiers()
  await publishNow(deps, await findOrganisationAt(testCtx(deps), slug))
  return talkUnder(deps, slug, options)
}

/** A conversation with the live version, without HTTP. Each line is answered before the next. */
export async function talkUnder(deps: Deps, slug: string, { language, answerer = RULES }: TalkOptions = {}) {
  const visitor = testCtx(deps)
  const { conversation, messages } = await openConversation(visitor, slug, { language })
  const { id, token } = conversation
  const ctx = await identifyContact(visitor, { slug, conversationId: id, token })
  let last = messages.at(-1)?.id
  let sent = 0
  const readNew = async (): Promise<TalkMessage[]> => {
    const { messages: fresh } = await readConversation(ctx, last)
    last = fresh.at(-1)?.id ?? last
    return fresh.filter(({ by }) => by !== 'contact')
  }
  return {
    id,
    token,
    ctx,
    opening: messages,
    /** Stores a message and runs no turn. */
    leave: (text: string, key = `key-${++sent}`) => receiveMessage(ctx, { text }, key),
    run: (lease?: string) => runTurns(deps, id, lease, { answerer }),
    /** Says something and returns the reply. */
    async say(text: string): Promise<TalkMessage> {
      const { lease } = await receiveMessage(ctx, { text }, `key-${++sent}`)
      await runTurns(deps, id, lease, { answerer })
      const replies = await readNew()
      const [reply] = replies
      if (reply === undefined || replies.length > 1) throw new Error(`${replies.length} replies to “${text}”`)
      return reply
    },
    readNew,
    /** The conversation as a member sees it. */
    seenBy: (member: MemberCtx) => getConversation(member, id),
  }
}
