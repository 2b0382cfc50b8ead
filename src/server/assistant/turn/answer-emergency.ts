import { PHRASES } from '#content/receptionist/index.ts'
import type { EmergencyKind, TurnStep } from '#contracts/receptionist/talk.ts'
import type { TurnReply } from '../../domains/conversations/index.ts'
import { beginsMessage, tellsTeam } from '../answerers/rules/messages/notes.ts'
import { detectEmergency } from '../emergency/detect-emergency.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { namesContact } from '../understanding/person/find-name.ts'
import type { Turn } from './answerer.ts'
import { awaitsReply, type DialogueState } from './state.ts'

/** The emergency that a message is answered for. Whoever was advised and now dictates a message about it is no new one. */
export function findAlarm(text: string, state: DialogueState): EmergencyKind | null {
  const kind = detectEmergency(text, awaitsReply(state))
  const isDictated = state.task === 'message' || beginsMessage(text) || tellsTeam(text) || namesContact(text)
  return isDictated && kind === state.alarm?.kind ? null : kind
}

const MAX_CHARACTERS = 500

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
    state: { ...state, ...(asked !== undefined && asked !== 'confirm' && { asked }), ...remember(kind, turn.text) },
    contact: {},
    emergency: kind,
  }
}

/** What is told in a crisis is for the conversation alone, and no message. */
const remember = (kind: EmergencyKind, text: string): Pick<DialogueState, 'urgent' | 'alarm'> => ({
  urgent: kind,
  ...(kind !== 'crisis' && { alarm: { kind, text: text.slice(0, MAX_CHARACTERS) } }),
})
