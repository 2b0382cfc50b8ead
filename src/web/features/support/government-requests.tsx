import { GraduationCap } from 'lucide-react'
import { sectorModules } from '#content/en/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emblem } from '#web/ui/emblem.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** What a public body can ask for beside help: training, and each sector module. */
export function GovernmentRequests({ base }: { base: string }) {
  return (
    <div className="grid items-start gap-5 min-[1000px]:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]">
      <Panel title="Training" headingLevel={3}>
        <p className="mb-4 text-ui text-ink-2">
          For your own people, at your desks or on a call, in English or in Irish. A person answers within 24 hours.
        </p>
        <ButtonLink
          to={`${base}/training`}
          variant="secondary"
          icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          Request training
        </ButtonLink>
      </Panel>
      <Panel title="Sector modules" headingLevel={3} bodyClassName="">
        <ul>
          {sectorModules.map(({ slug, name, sector, text }) => (
            <li
              key={slug}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-[1.1rem] py-3 last:border-b-0"
            >
              <Emblem module={slug} className="size-9 flex-none" />
              <div className="min-w-0 flex-1 basis-48 text-ui">
                <p className="font-semibold">
                  {name} <span className="font-normal text-muted">{sector}</span>
                </p>
                <p className="text-small text-muted">{text}</p>
              </div>
              <div className="flex items-center gap-x-4 max-[480px]:w-full max-[480px]:justify-between">
                <TextLink to={`/modules/${slug}`} isAlone className="text-ui" aria-label={`About ${name}`}>
                  About
                </TextLink>
                <ButtonLink
                  to={`${base}/modules/${slug}`}
                  variant="secondary"
                  aria-label={`Request a licence for ${name}`}
                >
                  Request licence
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
