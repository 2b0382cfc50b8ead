import { type Family, spellInOgham } from './ogham-strokes.ts'
import { COLOR } from './theme.ts'

/**
 * Heights of the tile's bands from top to bottom, and the bands that each family's stroke fills. Table cells cannot slant,
 * so an oblique stroke crosses the whole tile.
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

/** The company's name in ogham, as a table of coloured cells, because mail clients block images. */
export function Logo({ name }: { name: string }) {
  const columns = buildColumns(name)
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
              <td key={key} width={width} height={height} style={cellStyle(band, family)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Background cells have no style, which halves the size of a mail. */
function cellStyle(band: number, family: Family | undefined): { backgroundColor: string } | undefined {
  if (family !== undefined && FILLED[family].includes(band)) return { backgroundColor: COLOR.lichen }
  return band === STEM ? { backgroundColor: COLOR.stem } : undefined
}

function buildColumns(name: string): Column[] {
  const columns: Column[] = [{ key: 'start', width: 2 }]
  spellInOgham(name).forEach(({ family, count }, letter) => {
    for (let stroke = 0; stroke < count; stroke++) {
      columns.push({ key: `${letter}.${stroke}`, width: 2, family })
      columns.push({ key: `${letter}.${stroke} gap`, width: stroke === count - 1 ? 3 : 2 })
    }
  })
  return columns
}
