/** A list of names and values. */
export function FactList({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="grid gap-3 text-ui">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
