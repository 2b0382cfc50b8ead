import { Globe, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ConversationChannel } from '#contracts/receptionist/talk.ts'
import { CHANNELS } from './words.ts'

const ICONS = { 'web-chat': Globe, email: Mail, whatsapp: MessageCircle, phone: Phone }

export function ChannelIcon({ channel }: { channel: ConversationChannel }) {
  const Icon = ICONS[channel]
  return (
    <>
      <Icon size={17} strokeWidth={1.75} className="desk-channel" aria-hidden="true" />
      <span className="sr-only">{CHANNELS[channel]}, </span>
    </>
  )
}
