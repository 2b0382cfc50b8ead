import { href } from 'react-router'
import { sectorModules } from '#content/en/home.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Emblem } from '#web/ui/emblem.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Each module with its page and a prefilled request. */
export function SectorModules({ base }: { base: string }) {
  return (
    <Panel title="Sector modules" headingLevel={3} bodyClassName="">
      <ul className="rail:grid rail:grid-cols-2">
        {sectorModules.map(({ slug, name, sector, text }) => (
          <li
            key={slug}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-step py-3 last:border-b-0"
          >
            <Emblem module={slug} className="size-9 flex-none" />
            <div className="min-w-0 flex-1 basis-48 text-ui">
              <p className="font-semibold">
                {name} <span className="font-normal text-muted">{sector}</span>
              </p>
              <p className="text-small text-muted">{text}</p>
            </div>
            <div className="flex items-center gap-x-4 max-sm:w-full max-sm:justify-between">
              <TextLink
                to={href('/modules/:name', { name: slug })}
                isAlone
                className="text-ui"
                aria-label={`About ${name}`}
              >
                About
              </TextLink>
              <Allowed to="tickets.change">
                <ButtonLink
                  to={`${base}/modules/${slug}`}
                  variant="secondary"
                  aria-label={`Request licence for ${name}`}
                >
                  Request licence
                </ButtonLink>
              </Allowed>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
