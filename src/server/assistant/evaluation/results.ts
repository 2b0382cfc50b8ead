import type { Answer } from '../retrieval/find-answer.ts'
import type { When } from '../understanding/when/when.ts'

export interface QuestionResult extends Pick<Answer, 'result' | 'entries'> {
  id: string
  ms: number
}

export interface DialogueResult {
  id: string
  intent: string | null
  kind?: string
  /** The answer begins with the number to ring: an emergency of this kind is possible. */
  caution?: string
  slots: Record<string, unknown>
  language: 'en' | 'ga'
  ms: number
}

export interface EvaluationResults {
  questions: QuestionResult[]
  dialogue: DialogueResult[]
  dates: (When & { text: string })[]
  languages: { text: string; language: 'en' | 'ga' | null }[]
}
