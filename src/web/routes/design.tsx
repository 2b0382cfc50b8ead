import { Actions } from './design/actions.tsx'
import { Charts } from './design/charts.tsx'
import { Data } from './design/data.tsx'
import { Fields } from './design/fields.tsx'
import { Identity } from './design/identity.tsx'
import { Messages } from './design/messages.tsx'

export const meta = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]

/** Every component in every state, light and dark. Look here after changing one. */
export default function DesignPage() {
  return (
    <main>
      <h1 className="sr-only">Components</h1>
      <Sheet theme="light" title="Components, light" />
      <Sheet theme="dark" title="Components, dark" />
    </main>
  )
}

function Sheet({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <section data-theme={theme} className="bg-canvas px-gutter pt-9 pb-12">
      <h2 className="font-heading text-d3 font-medium">{title}</h2>
      <div className="mt-8 grid gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        <Actions />
        <Fields theme={theme} />
        <Messages />
        <Data theme={theme} />
        <Identity />
        <Charts />
      </div>
    </section>
  )
}
