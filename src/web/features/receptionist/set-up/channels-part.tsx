import { Code, Copy, Globe, type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatMoment } from '#contracts/words/dates.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { keepNumbers } from '../phone.tsx'
import { SetUpPart } from './part.tsx'
import type { SetUpProps } from './set-up-props.ts'

/** Every way to reach the organisation, and whether the receptionist answers there. */
export function ChannelsPart(props: SetUpProps) {
  const { setUp, widget, isPaused, base } = props
  const { phone } = setUp.configuration
  return (
    <SetUpPart
      id="channels"
      title="Where callers find it"
      intro="It answers in writing, on a page of its own and on your website. Phone, WhatsApp and email are not connected."
      brief={isPaused ? 'Web chat, paused' : 'Web chat only'}
    >
      <ul className="channels">
        <Channel icon={Globe} name="Web chat" state={<LiveBadge isPaused={isPaused} />}>
          <TalkPage {...props} />
        </Channel>
        <Channel
          icon={Code}
          name="Button on your website"
          state={widget.pages > 0 ? <LiveBadge isPaused={isPaused} /> : <Badge tone="outline">Not seen yet</Badge>}
        >
          <p>
            It opens the same conversation on your own pages. <TextLink to="#website">The line for your pages</TextLink>
          </p>
        </Channel>
        <Channel icon={Phone} name="Phone" state={NOT_CONNECTED}>
          <p>{keepNumbers(`Calls to ${phone ?? 'your number'} ring as before. It does not answer them.`)}</p>
        </Channel>
        <Channel icon={MessageCircle} name="WhatsApp" state={NOT_CONNECTED}>
          <p>It does not get your WhatsApp messages.</p>
        </Channel>
        <Channel icon={Mail} name="Email" state={NOT_CONNECTED}>
          <p>It sends confirmations and reminders, and does not get your emails.</p>
        </Channel>
      </ul>
      <p className="set-up-foot set-up-hint">
        Would you like one of these connected?{' '}
        <TextLink to={`${base.slice(0, base.lastIndexOf('/'))}/support`}>Ask our support team</TextLink>
      </p>
    </SetUpPart>
  )
}

const NOT_CONNECTED = <Badge tone="outline">Not connected</Badge>

function LiveBadge({ isPaused }: { isPaused: boolean }) {
  return isPaused ? <Badge tone="caution">Paused</Badge> : <Badge tone="positive">Live</Badge>
}

type ChannelProps = { icon: LucideIcon; name: string; state: ReactNode; children: ReactNode }

function Channel({ icon: Icon, name, state, children }: ChannelProps) {
  return (
    <li className="channel">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
      <div className="min-w-0">
        <b className="font-semibold">{name}</b>
        <div className="text-small text-muted">{children}</div>
      </div>
      <div className="channel-state">{state}</div>
    </li>
  )
}

function TalkPage({ setUp, siteUrl, lastUsedAt }: SetUpProps) {
  const path = href('/talk/:slug', { slug: setUp.slug })
  const address = siteUrl + path
  return (
    <>
      <p>Put this address on your website, in your mails and on your cards.</p>
      <p className="channel-address text-ink">
        <code>{address}</code>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy size={15} strokeWidth={1.75} aria-hidden="true" />}
          className="noscript:hidden"
          onClick={() => copyText(address, 'Address copied')}
        >
          Copy
        </Button>
      </p>
      <p>
        {lastUsedAt === null ? 'Nobody has written yet. ' : `Last used ${formatMoment(lastUsedAt)}. `}
        <TextLink to={path} reloadDocument>
          Open the page
        </TextLink>
      </p>
    </>
  )
}
