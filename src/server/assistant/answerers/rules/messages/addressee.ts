import type { Draft } from '../draft.ts'
import { readAddresseeAlone } from './dictate.ts'

/** Whom it is for goes behind a message that does not say it. */
export function noteAddressee({ state }: Draft, whom: string | undefined): void {
  if (whom === undefined || whom === 'them' || state.message?.includes(whom)) return
  state.note = [state.note, whom].filter(Boolean).join('\n')
}

/** "It should say for Aoife Murphy" changes for whom it is, and nothing else. */
export const addressTo = (message: string, whom: string) =>
  message.includes(whom)
    ? message
    : [...message.split('\n').filter((line) => readAddresseeAlone(line) === undefined), whom].join('\n')
