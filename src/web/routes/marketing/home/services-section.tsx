import type { ExampleCall, exampleDay } from '#content/en/home-examples.ts'
import type { SiteContent } from '#contracts/site-content.ts'
import { CallTimeline } from '#web/features/call-timeline/call-timeline.tsx'
import { SectionBand } from '#web/ui/section-band.tsx'
import { OtherServices } from './other-services.tsx'
import { ReceptionistService } from './receptionist-service.tsx'
import './services.css'
import { SectorBand, type Sectors } from './sector-band.tsx'

type Props = {
  content: SiteContent['services']
  companyName: string
  call: ExampleCall
  voices: string[][]
  day: typeof exampleDay
  sectors: Sectors
}

export function ServicesSection({ content, companyName, call, voices, day, sectors }: Props) {
  return (
    <section id="services" tabIndex={-1} aria-label="Services">
      <SectionBand word="GLAO">
        <h2 className="display-2 max-w-form">{call.title}</h2>
        <CallTimeline call={call} voices={voices} receptionist={companyName} />
      </SectionBand>
      <SectionBand word="SEIRBHIS">
        <ReceptionistService content={content.receptionist} day={day} />
        <OtherServices content={content} />
      </SectionBand>
      <SectorBand sectors={sectors} />
    </section>
  )
}
