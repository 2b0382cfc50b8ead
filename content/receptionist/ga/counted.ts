/** A noun as it stands alone, with séimhiú and with urú. */
type Forms = { plain: string; lenited: string; eclipsed: string }

/**
 * "3 mhí", "8 gcarachtar", "20 carachtar": 1 to 6 lenite the noun, 7 to 10 eclipse it, and tens, hundreds and thousands do
 * neither. In 11 to 19 and above the last digit decides ("aon charachtar déag", "seacht gcarachtar is fiche").
 */
export function counted(count: number, { plain, lenited, eclipsed }: Forms): string {
  if (count === 1) return `${plain} amháin`
  const unit = count === 10 ? 10 : count % 10
  return `${count} ${unit === 0 ? plain : unit <= 6 ? lenited : eclipsed}`
}
