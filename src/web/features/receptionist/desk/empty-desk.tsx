import type { Language } from '#contracts/receptionist/diary.ts'

/** Shown before the first conversation. */
export function EmptyDesk({ words, language }: { words: string; language: Language }) {
  return (
    <section className="desk-empty" aria-labelledby="desk-empty-title">
      <svg viewBox="0 0 1200 72" preserveAspectRatio="xMinYMid slice" fill="none" aria-hidden="true">
        <path d="M0 24H94" className="stroke-line-strong" />
        <path d="M94 24H1200" className="stroke-line-strong" strokeDasharray="2 4" />
        <path
          d="M41 24v22M45.5 24v28M50 24v20M54.5 24v34M59 24v18M68 24v26M72.5 24v14M77 24v20"
          className="stroke-accent"
          strokeWidth="2"
        />
      </svg>
      <h2 id="desk-empty-title" className="font-heading text-2xl font-title tracking-[-0.01em]">
        The line is quiet, and it has its first sentence ready
      </h2>
      <p className="max-w-[34rem] text-label leading-relaxed text-ink-2">
        <span lang={language === 'ga' ? 'ga' : undefined}>“{words}”</span> The first message shows here while it is
        being answered, stroke by stroke.
      </p>
    </section>
  )
}
