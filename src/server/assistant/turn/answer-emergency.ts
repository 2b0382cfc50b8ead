import { PHRASES } from '#content/receptionist/index.ts'
import type { EmergencyKind, TurnStep } from '#contracts/receptionist/talk.ts'
import type { TurnReply } from '../../domains/conversations/index.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import type { Turn } from './answerer.ts'

/** The reply to an emergency: a fixed text, whoever answers. The dialogue continues afterwards. */
export function answerEmergency(
  kind: EmergencyKind,
  turn: Pick<Turn, 'text' | 'language' | 'state' | 'configuration'>,
  steps: TurnStep[],
): TurnReply & Pick<Turn, 'state'> {
  const language = chooseLanguage(turn.text, turn.language)
  const { asked, ...state } = turn.state
  steps.push({ kind: 'emergency', emergency: kind })
  return {
    text: PHRASES[language].urgent[kind](turn.configuration.helplines),
    language,
    entries: [],
    outcome: 'urgent',
    // "Ok" to this reply is no yes to the question before it.
    state: { ...state, ...(asked !== undefined && asked !== 'confirm' && { asked }), urgent: kind },
    contact: {},
    emergency: kind,
  }
}
