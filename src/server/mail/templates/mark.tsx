import { COLOR } from './look.ts'
import { type Family, strokesOf } from './strokes.ts'

/**
 * Heights of the bands of the tile, from top to bottom, and which of them each family's stroke fills. Cells cannot
 * slant: a stroke that crosses the whole tile stands for an oblique one.
 */
const BANDS = [7, 5, 1, 5, 7]
const STEM = 2
const FILLED: Record<Family, number[]> = {
  above: [0, 1, 2],
  below: [2, 3, 4],
  notch: [1, 2, 3],
  oblique: [0, 1, 2, 3, 4],
}

type Column = { key: string; width: number; family?: Family }

/** The company's name in strokes. A table of coloured cells: the one drawing every mail client shows unasked. */
export function Mark({ name }: { name: string }) {
  const columns = columnsOf(name)
  return (
    <table
      aria-hidden="true"
      role="presentation"
      data-skip-in-text="true"
      cellPadding="0"
      cellSpacing="0"
      style={{ backgroundColor: COLOR.ink, borderRadius: 8, padding: '7px 5px', lineHeight: 0, fontSize: 0 }}
    >
      <tbody>
        {BANDS.map((height, band) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bands never change
          <tr key={band}>
            {columns.map(({ key, width, family }) => (
              <td key={key} width={width} height={height} style={fillOf(band, family)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Cells of the ground have no colour of their own: that halves the size of a mail. */
function fillOf(band: number, family: Family | undefined): { backgroundColor: string } | undefined {
  if (family !== undefined && FILLED[family].includes(band)) return { backgroundColor: COLOR.lichen }
  return band === STEM ? { backgroundColor: COLOR.stem } : undefined
}

function columnsOf(name: string): Column[] {
  const columns: Column[] = [{ key: 'start', width: 2 }]
  strokesOf(name).forEach(({ family, count }, letter) => {
    for (let stroke = 0; stroke < count; stroke++) {
      columns.push({ key: `${letter}.${stroke}`, width: 2, family })
      columns.push({ key: `${letter}.${stroke} gap`, width: stroke === count - 1 ? 3 : 2 })
    }
  })
  return columns
}
