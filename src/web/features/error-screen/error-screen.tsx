import { TextLink } from '#web/ui/link.tsx'

const TEXTS: Record<number, { title: string; text: string }> = {
  404: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  405: { title: 'That does not work here', text: 'This address does not accept what was sent. Nothing was changed.' },
}

const FAILED = {
  title: 'Something went wrong on our side',
  text: 'Please try again in a minute. If it happens again, contact us.',
}

export function ErrorScreen({ status }: { status: number }) {
  const { title, text } = TEXTS[status] ?? FAILED
  return (
    <main className="mx-auto flex min-h-svh max-w-(--page) flex-col justify-center px-gutter py-16">
      <title>{title}</title>
      <h1 className="font-heading text-d2 font-book">{title}</h1>
      <p className="mt-4 max-w-copy text-ink-2">{text}</p>
      <p className="mt-8 flex flex-wrap gap-6">
        <TextLink to="/">Go to the home page</TextLink>
        <a href="/#contact" className="text-link">
          Contact us
        </a>
      </p>
    </main>
  )
}
