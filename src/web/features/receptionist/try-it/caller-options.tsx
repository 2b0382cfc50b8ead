import type { TriedAs } from '#contracts/receptionist/scenarios.ts'

const CALLERS = { new: 'a new caller', known: 'known, with a booking' }
const CHANNELS = { 'web-chat': 'web chat', phone: 'phone', whatsapp: 'WhatsApp', email: 'email' }

/** Complete "You are". */
export const CallerOptions = () => <Options words={CALLERS} />

/** Complete "By". */
export const ChannelOptions = () => <Options words={CHANNELS} />

const Options = ({ words }: { words: Record<string, string> }) =>
  Object.entries(words).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

/** "The caller is known, with a booking. It comes by phone." Empty for a new caller by web chat. */
export function describeCaller({ caller, channel }: TriedAs): string {
  const who = caller === 'new' ? '' : `The caller is ${CALLERS[caller]}.`
  const where = channel === 'web-chat' ? '' : `It comes by ${CHANNELS[channel]}.`
  return [who, where].filter((part) => part !== '').join(' ')
}
