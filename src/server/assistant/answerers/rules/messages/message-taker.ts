import type { Tools } from '../../../tools/tools.ts'
import type { AnswerEvent, Answerer, Turn } from '../../../turn/answerer.ts'
import { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { readMessage } from '../read-message.ts'
import { continueMessage } from './continue-message.ts'
import { handOver } from './people.ts'
import { sayWhereToRing } from './presence.ts'
import { startMessage } from './take-message.ts'
import { hasTrouble } from './trouble.ts'

/** Answers for a paused receptionist: takes messages, and brings in a person. */
export const PAUSED = createMessageTaker('paused')

/** Does the same in conversations above the plan's monthly number. */
export const LIMITED = createMessageTaker('limited')

function createMessageTaker(name: 'paused' | 'limited'): Answerer {
  return {
    name,
    async *answer(turn: Turn, tools: Tools): AsyncGenerator<AnswerEvent> {
      const draft = new Draft(turn, tools, await readMessage(turn))
      yield { kind: 'step', step: name }
      await decide(draft)
      yield* draft.events()
    },
  }
}

async function decide(draft: Draft): Promise<void> {
  const { reading, state, phrases } = draft
  const isTakingMessage = state.task === 'message'
  if (reading.intents.includes('person')) return handOver(draft, 'asked')
  if (isTakingMessage && reading.isGivingUp) {
    draft.endTask()
    draft.say(phrases.droppedMessage)
  } else if (isTakingMessage && (await continueMessage(draft))) return
  else if (isTakingMessage) {
    draft.say(phrases.paused)
    repeatQuestion(draft)
  } else if (reading.intents.includes('thanks')) draft.say(phrases.welcome)
  else {
    draft.say(phrases.paused)
    const isUrgent = hasTrouble(draft)
    if (isUrgent) await sayWhereToRing(draft)
    await startMessage(draft, messageIn(draft), isUrgent)
    draft.outcome = 'handed over'
  }
}

const WORDS = /\p{L}{2,}/gu

/** The contact's question becomes the message, unless it is only a greeting. */
function messageIn({ reading }: Draft): string | undefined {
  const isGreeting = reading.intents.every((intent) => intent === 'smalltalk' || intent === 'message')
  const words = reading.text.match(WORDS)?.length ?? 0
  return words < 3 || (isGreeting && reading.intents.length > 0) ? undefined : reading.text
}
