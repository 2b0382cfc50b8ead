import type { AiReceptionistPage } from '#content/types.ts'
import { PageContainer } from '#web/ui/page-container.tsx'
import { DayMoment } from './day-moment.tsx'
import './day.css'

/** A day on one stem: questions on the left, results on the right, dark while the practice is closed. */
export function DaySection({ content }: { content: AiReceptionistPage['day'] }) {
  const { opens, closes, moments } = content
  const isOpenAt = (time: string) => time >= opens && time < closes
  return (
    <section aria-labelledby="day-title">
      <div className="bg-canvas pt-section pb-12" data-theme="dark">
        <PageContainer className="railed">
          <h2 id="day-title" className="display-2">
            {content.title}
          </h2>
          <p className="lead mt-step">{content.text}</p>
        </PageContainer>
      </div>
      <ol>
        {moments.map((moment, index) => {
          const isOpen = isOpenAt(moment.time)
          const wasOpen = index > 0 && isOpenAt(moments[index - 1]?.time ?? '')
          const turn = isOpen === wasOpen ? undefined : isOpen ? `${opens}, opens` : `${closes}, closed`
          return <DayMoment key={moment.time} moment={moment} isOpen={isOpen} turn={turn} />
        })}
      </ol>
      <DayKey />
    </section>
  )
}

function DayKey() {
  return (
    <div className="bg-canvas pt-10 pb-section" data-theme="dark">
      <PageContainer className="railed">
        <ul className="flex flex-wrap gap-x-7 gap-y-2 text-muted text-small">
          {[
            { words: 'Left of the line: somebody asks', strokes: 'M10 6H2M10 12H2', tone: 'stroke-muted' },
            { words: 'Right of it: it answers', strokes: 'M10 6H18M10 12H18', tone: 'stroke-accent' },
            { words: 'Across: something is done', strokes: 'M4 9H16', tone: 'stroke-lichen' },
            { words: 'Slanted: a person takes over', strokes: 'M2 4L18 14', tone: 'stroke-critical' },
          ].map(({ words, strokes, tone }) => (
            <li key={words} className="flex items-center gap-2">
              <svg viewBox="0 0 20 18" width="20" height="18" fill="none" aria-hidden="true">
                <path className="stroke-line-strong" d="M10 0V18" />
                <path className={tone} strokeWidth="2" d={strokes} />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      </PageContainer>
    </div>
  )
}
