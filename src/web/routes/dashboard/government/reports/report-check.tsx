import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Notice } from '#web/ui/notice.tsx'

/** Names missing data before the download. A refused download would replace the page. */
export function ReportCheck({ children }: { children: ReactNode }) {
  const [problem, setProblem] = useState<string>()

  function check(event: SubmitEvent<HTMLFormElement>): void {
    const form = new FormData(event.currentTarget)
    const found = findProblem(form)
    setProblem(found)
    if (found !== undefined) event.preventDefault()
  }

  return (
    <form method="get" action="/api/projects/report" onSubmit={check} className="grid gap-5">
      {children}
      {problem !== undefined && (
        <Notice tone="critical" role="alert">
          {problem}
        </Notice>
      )}
    </form>
  )
}

function findProblem(form: FormData): string | undefined {
  if (form.getAll('contents').length === 0) return 'Please choose the contents of the report'
  const [from, to] = [String(form.get('from')), String(form.get('to'))]
  return to < from ? 'The last day is before the first' : undefined
}
