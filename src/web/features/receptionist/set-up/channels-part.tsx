import { Copy, Globe } from 'lucide-react'
import { href } from 'react-router'
import { formatMoment } from '#contracts/words/dates.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { SetUpPart } from './part.tsx'
import type { SetUpProps } from './set-up-props.ts'

export function ChannelsPart({ setUp, siteUrl, lastUsedAt, isPaused }: SetUpProps) {
  const path = href('/talk/:slug', { slug: setUp.slug })
  const address = siteUrl + path
  return (
    <SetUpPart
      id="channels"
      title="Where callers find it"
      intro="Put this address on your website, in your mails and on your cards."
      brief={isPaused ? 'Web chat, paused' : 'Web chat'}
    >
      <div className="channel">
        <Globe size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <div className="min-w-0">
          <b className="font-semibold">Web chat</b>
          <p className="channel-address">
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
          <p className="text-small text-muted">
            {lastUsedAt === null ? 'Nobody has written yet. ' : `Last used ${formatMoment(lastUsedAt)}. `}
            <TextLink to={path} reloadDocument>
              Open the page
            </TextLink>
          </p>
        </div>
        <div className="channel-state">
          {isPaused ? <Badge tone="caution">Paused</Badge> : <Badge tone="positive">Live</Badge>}
        </div>
      </div>
    </SetUpPart>
  )
}
