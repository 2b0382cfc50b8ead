import { href } from 'react-router'
import { isModuleName } from '#contracts/modules.ts'
import type { ToolOffer } from '#contracts/tools.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

type Props = { offers: ToolOffer[]; refusal: Refusal | undefined }

const GROUPS = [
  { title: 'Add a tool', note: '', belongs: (offer: ToolOffer) => offer.kind === 'service' },
  {
    title: 'Sector modules',
    note: 'Not in any plan. Each is licensed separately.',
    belongs: (offer: ToolOffer) => offer.kind === 'module',
  },
]

/** The available tools, with the reason if one cannot be added. */
export function OffersPanel({ offers, refusal }: Props) {
  return GROUPS.map(({ title, note, belongs }) => {
    const own = offers.filter(belongs)
    if (own.length === 0) return null
    return (
      <Panel key={title} title={title} aside={note && <span className="text-muted">{note}</span>} bodyClassName="">
        <ul>
          {own.map((offer) => (
            <Offer key={offer.id} offer={offer} refusal={refusal} />
          ))}
        </ul>
      </Panel>
    )
  })
}

function Offer({ offer, refusal }: { offer: ToolOffer; refusal: Refusal | undefined }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-step py-4 text-ui last:border-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold">{offer.name}</h3>
        <p className="text-ink-2">{offer.description}</p>
      </div>
      {offer.refusal ? (
        <UnavailableReason offer={offer} refusal={offer.refusal} />
      ) : (
        <Choices offer={offer} refusal={refusal} />
      )}
    </li>
  )
}

function Choices({ offer, refusal }: { offer: ToolOffer; refusal: Refusal | undefined }) {
  const form = { refusal, hidden: { tool: offer.id } }
  return (
    <div className="flex flex-wrap gap-2 desk:flex-row-reverse">
      <Allowed to="tools.change">
        <Form {...form} intent="add" submit="Activate" submitLabel={`Activate ${offer.name}`} variant="secondary" />
      </Allowed>
      {offer.canTry && (
        <Allowed to="tools.change">
          <Form
            {...form}
            intent="try"
            submit="Try for 14 days"
            submitLabel={`Try for 14 days: ${offer.name}`}
            variant="ghost"
          />
        </Allowed>
      )}
    </div>
  )
}

function UnavailableReason({ offer, refusal }: { offer: ToolOffer; refusal: NonNullable<ToolOffer['refusal']> }) {
  const way = wayForward(offer, refusal.reason)
  return (
    <p className="text-small text-muted desk:basis-60">
      {refusal.reason !== 'licensed_separately' && `${refusal.explanation} `}
      <TextLink to={way.to} isAlone>
        {way.label}
      </TextLink>
    </p>
  )
}

function wayForward(offer: ToolOffer, reason: NonNullable<ToolOffer['refusal']>['reason']) {
  if (reason === 'higher_plan' || reason === 'no_plan')
    return { to: href('/dashboard/business/upgrade'), label: 'See the plans' }
  if (isModuleName(offer.slug))
    return { to: href('/modules/:name', { name: offer.slug }), label: `About ${offer.name}` }
  return { to: href('/dashboard/business/support'), label: 'Ask for a quote' }
}
