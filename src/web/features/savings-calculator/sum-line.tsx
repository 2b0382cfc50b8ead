type Props = { name: string; formula?: string; value: string; isTotal?: boolean }

export function SumLine({ name, formula, value, isTotal = false }: Props) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b py-3.5 ${isTotal ? 'border-ink border-b-2 font-semibold' : 'border-line'}`}
    >
      <dt>{name}</dt>
      <dd className="row-span-2 text-right tabular-nums">{value}</dd>
      {formula && <dd className="text-muted text-small tabular-nums">{formula}</dd>}
    </div>
  )
}
