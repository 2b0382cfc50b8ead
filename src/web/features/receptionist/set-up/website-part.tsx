import { Code, Copy } from 'lucide-react'
import { MAX_SITES, type WidgetSetUp } from '#contracts/receptionist/widget.ts'
import { formatDay, formatTime, irishDay } from '#contracts/words/dates.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { copyText } from '#web/lib/copy-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SetUpPart } from './part.tsx'
import type { SetUpProps } from './set-up-props.ts'

/** The widget: the line to copy, and the sites that may show it. */
export function WebsitePart({ setUp, widget, siteUrl, refusal }: SetUpProps) {
  const { sites, pages } = widget
  const isAsked = refusal?.intent === 'add-site' || refusal?.intent === 'remove-site'
  return (
    <SetUpPart
      id="website"
      title="On your website"
      intro="A button in the corner of your pages opens the conversation there. Changes here take effect at once."
      brief={sites.length === 0 ? 'Not on a website yet' : listBriefly(sites)}
      holds={['site']}
      isOpen={isAsked}
    >
      <div className="channel">
        <Code size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        <div className="min-w-0">
          <b className="font-semibold">The line for your pages</b>
          <p className="text-small text-muted">
            Paste it into each page, before <code>&lt;/body&gt;</code>. Whoever made your website knows where.
          </p>
          <Snippet
            line={`<script src="${siteUrl}/widget.js" data-receptionist="${setUp.slug}"${setUp.isPublicBody ? ' data-language="ga"' : ''} async></script>`}
          />
          <p className="text-small text-muted">{describeSeen(widget)}</p>
        </div>
        <div className="channel-state">
          {pages > 0 ? <Badge tone="positive">Live</Badge> : <Badge tone="outline">Not seen yet</Badge>}
        </div>
      </div>
      <Sites sites={sites} refusal={refusal} />
      <details className="set-up-sub set-up-sub-part px-[1.1rem] pb-2">
        <summary>For whoever looks after the website</summary>
        <ul className="set-up-hint grid gap-1.5 pb-2">
          <li>
            A page with a Content-Security-Policy needs <code>script-src {siteUrl}</code> and{' '}
            <code>frame-src {siteUrl}</code>. It needs nothing for styles.
          </li>
          <li>
            {setUp.isPublicBody
              ? 'The conversation opens in Irish, and the caller can switch to English. '
              : 'The button follows the language of the page. '}
            <code>data-language="ga"</code> sets the language of the button, <code>data-position="left"</code> moves it,{' '}
            <code>data-theme="light"</code> or <code>"dark"</code> sets its colours.
          </li>
          <li>
            Nothing is loaded until somebody presses the button, and nothing is stored before their first message.
          </li>
        </ul>
      </details>
    </SetUpPart>
  )
}

function Snippet({ line }: { line: string }) {
  return (
    <p className="channel-address">
      <code>{line}</code>
      <Button
        variant="secondary"
        size="sm"
        icon={<Copy size={15} strokeWidth={1.75} aria-hidden="true" />}
        aria-label="Copy the line"
        className="noscript:hidden"
        onClick={() => copyText(line, 'Line copied')}
      >
        Copy
      </Button>
    </p>
  )
}

function Sites({ sites, refusal }: Pick<WidgetSetUp, 'sites'> & Pick<SetUpProps, 'refusal'>) {
  return (
    <div id="site" className="set-up-sub">
      <h3>Websites that may show it</h3>
      {sites.length === 0 ? (
        <p className="set-up-hint px-[1.1rem] pt-1 pb-3">None yet. Until you list yours, no website can show it.</p>
      ) : (
        <ul className="set-up-rows">
          {sites.map((site) => (
            <SiteRow key={site} site={site} refusal={refusal} />
          ))}
        </ul>
      )}
      {sites.length < MAX_SITES && (
        <Allowed to="receptionist.change">
          <Form
            intent="add-site"
            refusal={refusal}
            submit="Add website"
            variant="secondary"
            isEmptiedAfterwards
            className="set-up-form border-t border-line"
          >
            <TextEntry
              name="site"
              label="Address of the website"
              hint="Like https://example.ie. With and without www are two websites."
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={300}
            />
          </Form>
        </Allowed>
      )}
    </div>
  )
}

function SiteRow({ site, refusal }: { site: string } & Pick<SetUpProps, 'refusal'>) {
  return (
    <li>
      <span className="min-w-0 break-words">{site}</span>
      <Allowed to="receptionist.change">
        <Form
          intent="remove-site"
          hidden={{ site }}
          refusal={refusal}
          failed="Not removed"
          variant="secondary"
          size="sm"
          submit="Remove"
          submitLabel={`Remove ${site}`}
        />
      </Allowed>
    </li>
  )
}

const trimScheme = (site: string) => site.replace(/^https?:\/\//, '')

/** "example.ie and 2 more". */
function listBriefly([first = '', ...others]: string[]): string {
  return others.length === 0 ? trimScheme(first) : `${trimScheme(first)} and ${others.length} more`
}

/** "Seen on 6 pages in the last 30 days, last today at 08:02." */
function describeSeen({ pages, lastSeenAt, seenToday }: WidgetSetUp): string {
  if (pages === 0 || lastSeenAt === null)
    return 'Not seen on a website in the last 30 days. A page counts when somebody opens the conversation there.'
  const day = seenToday ? 'today' : `on ${formatDay(irishDay(lastSeenAt))}`
  return `Seen on ${pages} ${pages === 1 ? 'page' : 'pages'} in the last 30 days, last ${day} at ${formatTime(lastSeenAt)}.`
}
